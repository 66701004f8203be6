"""How readily a phrase is a keyword, learned by `tests/benchmarks/train_keywords.py`."""

from __future__ import annotations

_LISTED = {
    -5: """
ability; absolute; abstract; acquisition; act; action; active; activity; actor; additive; advantage; affect; agnostic;
algorithmic; aligned; alternative; analysis; annotation; answer; answering; approximate; approximately; arbitrary;
arm; artificial; assessment; assignment; assumption; asymptotic; augmented; automatic; auxiliary; average; aware;
backbone; background; backward; balance; base; based; batch; behavior; biased; biological; bit; black; block; body;
bottleneck; bound; boundary; bounded; box; branch; bridge; budget; building; camera; canonical; case; catastrophic;
category; causal; cause; cell; central; centric; change; changing; channel; choice; cifar; class; classical; client;
closed; cloud; cluster; coarse; coefficient; cognitive; collaborative; collection; combination; common; community;
comparison; competitive; complementary; completely; complex; component; compositional; compressed; computation;
computational; compute; computer; computing; condition; conditional; conditioned; conditioning; confidence;
configuration; connected; connection; constant; construct; construction; contact; content; context; contextual;
continual; continuous; contribution; controlled; controller; coordinate; correction; correlated; cost; costly;
coupled; cover; criterion; critic; critical; cross; data; decentralized; decision; decoder; decomposition;
degradation; degree; delta; demand; demonstration; dense; density; dependence; dependency; dependent; deployment;
depth; derivative; descent; designed; detail; detailed; deterministic; device; difference; differential; difficulty;
dimensional; dimensionality; direct; directed; direction; distance; distinct; distribution; document; domain; driven;
driving; dual; dynamical; early; easy; edge; effect; effective; element; enabled; end; engineering; environment;
epsilon; equation; equivalence; equivalent; equivariant; error; estimate; estimator; event; evidence; exact; example;
execution; expectation; expected; expensive; experience; experimental; exponential; expression; expressive; extended;
extensive; external; extra; extraction; extreme; fact; fail; fair; family; faster; feature; feedback; fewer; fidelity;
field; fine; finetuned; finite; fit; fixed; focused; force; form; formal; forward; foundation; frame; framework; free;
function; functional; fundamental; future; gain; gap; general; generalized; generated; generating; generic; geometric;
global; goal; good; grained; grid; ground; grounded; guarantee; guided; hand; hard; head; heavy; heterogeneous;
heuristics; hidden; hierarchy; high; higher; highlight; history; horizon; hypothesis; image; impact; implicit;
importance; improvement; incomplete; independent; individual; induced; inductive; infinite; input; inspired; instance;
integrate; integrated; integration; intelligence; intensive; interacting; interest; interface; intermediate;
interpretable; interpretation; intrinsic; intuitive; inverse; io; issue; item; iteration; iteratively; joint; known;
label; labeled; labeling; large; latency; law; layer; learnable; learned; learner; length; level; leverage; lie;
light; lightweight; limit; limited; line; link; lm; localization; locally; location; log; logarithmic; logical; long;
longterm; loop; low; lower; machine; magnitude; making; manual; mask; masked; massive; mathematical; matrix; max;
maximization; maximum; meaning; means; measurement; mechanism; message; method; metric; min; minimization; minimum;
missing; mixed; mixing; ml; mobile; modality; mode; model; modified; modular; module; moment; moving; multiple;
mutual; named; negative; neighbor; net; neuron; node; noisy; norm; normal; number; numerical; observable; observation;
obtain; open; operation; operator; optimality; optimize; optimum; order; output; pair; pairwise; paradigm; parameter;
parameterized; part; partial; partially; passing; past; patch; path; pattern; perceptual; phase; physical; pipeline;
pixel; place; platform; plausible; play; player; point; pose; position; positive; potential; precision; predefined;
predict; predictive; predictor; preserving; principle; private; probability; problem; procedure; process; processing;
product; programming; progress; propagation; property; protocol; public; purpose; quadratic; quality; quantitative;
question; random; randomized; randomly; range; rank; ratio; raw; real; realworld; reason; recovery; recurrent;
reduced; reduction; reference; regime; region; regularized; relation; relationship; relative; reliable; requirement;
resolution; resource; response; restricted; return; rich; robotic; role; rule; run; safe; sample; scale; scene;
scheme; science; scientific; score; segment; self; sense; sensitive; sequential; set; setup; share; shared; shift;
short; shot; side; signal; sim; simplified; simulated; single; size; small; smoothness; soft; solution; solver;
solving; source; space; spatial; specialized; specific; spectral; spectrum; speed; square; stable; stage; state;
statistical; statistics; step; strategy; stream; strong; structural; style; subset; sufficient; sum; supervised;
supervision; support; surface; surrogate; symbolic; synthesis; system; systematic; tabular; target; targeted; task;
test; textual; theoretic; theoretical; thought; threshold; time; token; top; total; tractable; traditional; train;
trainable; transition; transport; treatment; trial; truth; type; unbiased; understanding; unified; uniform; unit;
universal; unknown; unlabeled; unseen; update; upper; usage; use; user; valid; validation; vanilla; variable;
variation; variety; varying; vector; vehicle; view; vocabulary; weak; weakly; weight; weighted; wide; width; wise;
word; working; world; worst; zero
""",
    -4: """
accelerated; accessible; accommodate; adjustment; admit; adopting; allocation; alternating; analogous; analytical;
animal; anomaly; arithmetic; assist; attributed; augmenting; availability; averaging; balanced; balancing; baseline;
bayes; becoming; benign; big; biologically; burden; captioning; classify; cloning; collapse; collision; color;
command; competing; comprehension; concave; conclusion; conflict; connectivity; conservative; contrary; cooperative;
coordination; corruption; covariate; curve; decade; decay; dedicated; deep; deriving; determining; deviation;
dialogue; differentially; disentangled; distilled; double; dp; drug; eliminating; embodied; embodiment; emergent;
empirical; enforcing; enhancement; environmental; episodic; equal; excess; exploitation; exploited; fitting; fl; fold;
fourier; gated; generality; graphical; grasp; greedy; growth; held; huge; identity; ignoring; incremental;
independence; index; industrial; inequality; inevitably; informed; ingredient; integer; integral; interval;
intriguing; intuitively; involved; irrelevant; iterate; kl; learnt; legged; linguistic; list; lot; math; meet; minute;
mix; modal; modeling; molecular; motor; movement; ms; multiarmed; multilayer; multiplication; multiplicative;
multistep; narrow; nash; natural; nearest; network; neural; normalized; normalizing; objective; opportunity;
optimally; optimistic; ordinary; oriented; overlook; overlooked; paired; participant; partition; penalty; perfect;
personalized; perturbed; pick; plug; popularity; portion; positional; posthoc; prior; probe; proving; proximal; proxy;
pure; quantification; quantized; radiance; rate; reaching; reading; recall; recommender; recording; recursive;
redundancy; refinement; reinforcement; relational; release; repeated; replacement; representational; research;
responsible; reuse; revealed; reverse; rigid; robust; room; root; sacrificing; scaled; scenario; schedule; scoring;
selective; selectively; sensing; sensory; sentiment; separable; service; severely; shallow; shortterm; significance;
simplicity; sound; spatially; specification; spike; spiking; split; spurious; ssl; standing; stimulus; stochasticity;
study; sublinear; summary; surrounding; susceptible; symmetric; tail; tailed; tangent; text; threat; today; topic;
toy; trace; traffic; training; treated; trigger; try; ultimately; unconstrained; unexplored; uniformly; utilization;
value; valued; vanishing; variability; varied; versatile; versus; violation; virtual; visual; volume; walk; weaker;
weighting; white; window
""",
    -3: """
accuracy; algorithm; architecture; capability; classifier; code; convolutional; design; detection; dimension;
discrete; dynamic; estimation; expert; factor; fast; gradient; human; information; knowledge; learning; linear; local;
loss; measure; offer; optimal; perspective; policy; reward; robot; selection; semantic; sequence; structure;
structured; synthetic; tool; tradeoff; trajectory
""",
    -2: """
2d; activation; ai; autonomous; binary; chain; complexity; constrained; core; corpus; description; discovery;
divergence; efficient; encoding; energy; extension; face; failure; generator; group; hardware; invariant; iterative;
language; latent; likelihood; map; meta; motion; nonlinear; object; offline; online; prediction; preference;
pretrained; query; recognition; reconstruction; series; shape; similarity; skill; smooth; sparse; temporal; training
data; tree; tuning; utility; variance; variational
""",
    -1: """
abstraction; accelerate; adaptation; adaptive; adversary; application; approximation; automated; behavioral; carlo;
characterization; cifar10; completion; concept; constraint; contrastive; convex; correlation; covariance; coverage;
dataset; differentiable; discriminative; discriminator; distributional; dynamics; efficiency; embedded; encoder; end
to end; entity; euclidean; federated; filter; filtering; fusion; gaussian; generalizable; generative; geometry;
guidance; heuristic; hierarchical; high dimensional; hybrid; identification; imitation; inference; influence;
interaction; interactive; landscape; llama; marginal; markov; material; metrics; minimax; mixture; mnist; monte;
obstacle; ood; oracle; orthogonal; parametric; population; posterior; power; probabilistic; program; regularizer;
rendering; representation; residual; retraining; risk; rl; scalable; scaling; search; separation; sharing; social;
stationary; stochastic; student; subspace; teacher; theorem; transfer; transform; transformation; translation; video;
vision
""",
    0: """
3d; adversarial network; agent; aggregation; ambiguity; atari; attack; attribute; augmentation; autoregressive;
belief; benchmark; benchmarking; bias; bidirectional; brain; character; coding; coherence; collaboration;
combinatorial; control; convergence; correctness; correspondence; coupling; covering; curriculum; dexterous;
discrepancy; discretization; dnn; drawing; em; entropy; evolution; expansion; explaining; factorization; feasibility;
feedforward; few shot; flow; forgetting; frequency; gpt; graph; heterogeneity; hyperparameter; imaging;
initialization; instability; instruction; lipschitz; locality; long horizon; loss function; mapping; margin; masking;
matching; mdp; medical; minibatch; mismatch; mitigating; monte carlo; multiscale; natural language; noise; ode;
optimizer; pac; parallel; particle; perplexity; polynomial; primitive; projection; prompt; prompting; qa; quadruped;
realtime; rotation; saddle; sampling; segmentation; semantics; semisupervised; sensitivity; sensor; sentence; sign;
simulation; software; spatiotemporal; state space; table; testing; texture; topology; viewpoint; web
""",
    1: """
attention mechanism; backpropagation; bayesian; bilevel; black box; circuit; classification; communication;
composition; computational complexity; consistency; convergence rate; convolution; data collection; database;
decoding; deep neural network; defense; denoising; differential equation; diversity; editing; embedding; encoder
decoder; equilibrium; evaluation; explanation; forecasting; game; gnn; gpu; grounding; hessian; intervention; kernel;
keypoint; latent space; logic; low rank; lower bound; machine learning; manifold; maximum likelihood; mesh; mlp; model
free; multiclass; multitask; multivariate; multiview; neural network; nonconvex; nonparametric; nonstationary;
occlusion; off policy; one shot; out of distribution; overparameterized; perception; pooling; prototype;
recommendation; regret; regret bound; relaxation; relu; resnet; sequence model; softmax; streaming; subgraph;
supervised learning; tensor; theory; throughput; topological; tracking; vision language; vit; wasserstein
""",
    2: """
activation function; actor critic; alignment; architecture search; artificial neural network; audio; autonomous
vehicle; batch size; bert; capacity; causal model; cnn; contrastive loss; counterfactual; curvature; decision making;
deep generative model; diffusion; diffusion policy; distillation; distortion; distributed; domain shift; empirical
risk minimization; ensemble; exploration; expressivity; finetuning; function approximation; generation; global
convergence; graph learning; grasping; healthcare; human evaluation; hyperparameter tuning; image classification;
image synthesis; interpolation; intrinsic reward; knowledge transfer; language model; large model; learning dynamics;
learning theory; lidar; limited data; llm; locomotion; manipulation; marl; maximum likelihood estimation; memory;
message passing; molecule; multiagent; multimodal; natural language processing; nearest neighbor; node classification;
normalization; object recognition; open vocabulary; option; outlier; overfitting; permutation; physics; policy
optimization; pose estimation; pretrained language model; pretrained model; pretraining; protein; q learning;
quadruped robot; ranking; regression; reliability; retrieval; ridge regression; robot learning; robotics; saddle
point; safety; scalability; sgd; skip connection; smoothing; speech; stability; stochastic optimization; surrogate
model; synthetic data; training dynamics; training free; transferability; uncertainty; vae; vision language action;
visual representation; visualization; zero shot
""",
    3: """
3d reconstruction; acceleration; adam; adversarial; adversarial learning; adversarial training; articulated object;
attention; autoencoder; automatic evaluation; autoregressive model; bandit; behavior cloning; behavioral cloning; bias
variance tradeoff; boosting; calibration; causal effect; certified robustness; chain of thought; clip; communication
complexity; communication efficiency; computer vision; conditional generation; confidence interval; contact rich
manipulation; continuous control; continuous time; convex optimization; convolutional neural network; cross
validation; data heterogeneity; data quality; demographic parity; density estimation; depth estimation; diffusion
probabilistic model; directed acyclic graph; disentangled representation; distributed training; distribution shift;
dropout; drug discovery; dynamic programming; efficient inference; evaluation metric; expectation maximization; fisher
information; foundation model; frank wolfe; frequency domain; game theory; gaussian mixture model; generalization;
generalization bound; generalization error; global optimality; gradient descent; gradient flow; graph attention; graph
classification; graph convolutional network; graph representation learning; heterogeneous data; human in the loop;
humanoid; image editing; image generation; image segmentation; imagenet; implicit representation; inductive bias;
information retrieval; information theory; instance segmentation; instruction following; invariance; label noise;
langevin dynamics; language modeling; latent variable model; learning rate; linear regression; logical reasoning;
longterm dependency; loss landscape; loss surface; low rank approximation; lstm; markov chain; markov decision
process; mathematical reasoning; memory network; mirror descent; missing data; mode collapse; model based planning;
model based rl; motion planning; multiagent system; multiclass classification; multistep reasoning; multivariate time
series; nash equilibrium; navigation; neural circuit; neural machine translation; neural ordinary differential
equation; neuroscience; nlp; object detection; offline rl; ood detection; optimal control; optimization; pairwise
comparison; partial differential equation; pde; perturbation; planning; point cloud; point process; policy evaluation;
positional encoding; posterior sampling; posttraining; preference optimization; principal component analysis; privacy;
question answering; random graph; random walk; reasoning; reasoning model; recurrent neural network; regret
minimization; regularization; reproducing kernel hilbert space; reward model; reward shaping; rnn; robot manipulation;
robotic manipulation; robust optimization; robustness; saliency map; sample complexity; sample efficiency; scene
understanding; security; self driving; self play; self supervision; sentiment analysis; sequence modeling; sequential
decision making; sim to real; sim to real transfer; skill discovery; sparse coding; sparsity; speech recognition;
statistical query; stochastic gradient descent; style transfer; summarization; support vector machine; surface
reconstruction; symmetry; system identification; test time compute; text to image; time series; unsupervised;
unsupervised representation learning; vc dimension; verification; vision foundation model; vision language
pretraining; visual question answering; visual reasoning; visuomotor policy; vlm; volume rendering; wasserstein
distance; weak supervision; zero sum game; zeroth order
""",
    4: """
3d object detection; action recognition; active learning; adversarial attack; adversarial example; adversarial
robustness; algorithmic stability; anomaly detection; approximate inference; automatic differentiation; autonomous
driving; backdoor attack; batch normalization; bayesian inference; bayesian neural network; bayesian optimization;
bilevel optimization; bimanual manipulation; black box attack; black box optimization; catastrophic forgetting; causal
discovery; causal inference; clustering; code generation; cognitive science; combinatorial optimization; compositional
generalization; compression; conformal prediction; contextual bandit; continual learning; contrastive learning;
covariate shift; curriculum learning; data augmentation; data selection; dataset distillation; decision tree; deep
ensemble; deep learning; deep reinforcement learning; dexterous manipulation; differential privacy; diffusion model;
disentanglement; distributed learning; distributionally robust optimization; domain adaptation; domain generalization;
dynamic regret; dynamical system; energy based model; equivariance; experimental design; exponential family;
expressive power; fairness; feature learning; federated learning; few shot learning; gan; gaussian process; gaussian
splatting; generative adversarial network; generative model; generative modeling; graph contrastive learning; graph
embedding; graph neural network; graphical model; hierarchical reinforcement learning; humanoid robot; hyperparameter
optimization; image captioning; image restoration; imitation learning; implicit bias; implicit neural representation;
implicit regularization; importance sampling; in context learning; incremental learning; influence function;
information bottleneck; instruction tuning; interpretability; inverse problem; inverse reinforcement learning; kernel
method; knowledge distillation; knowledge graph; large language model; legged robot; lifelong learning; linear bandit;
llm agent; logistic regression; long context; machine translation; markov game; matrix completion; matrix
factorization; membership inference; meta learning; meta reinforcement learning; metric learning; minimax
optimization; mixture of expert; mobile manipulation; model based reinforcement learning; model compression; model
predictive control; model selection; momentum; monte carlo tree search; multiagent reinforcement learning; multiarmed
bandit; multilabel classification; multilingual; multimodal large language model; multimodal learning; multiobjective
optimization; multitask learning; mutual information; natural language inference; neural architecture search; neural
operator; neural radiance field; neural tangent kernel; neuro symbolic; nonconvex optimization; normalizing flow; off
policy evaluation; offline reinforcement learning; online convex optimization; online learning; optical flow; optimal
transport; out of distribution generalization; pac learning; parameter efficient finetuning; policy gradient;
posttraining quantization; predictive coding; program synthesis; prompt tuning; pruning; quantization; random feature;
random forest; randomized smoothing; reading comprehension; recommendation system; recommender system; reinforcement
learning; relu network; representation learning; residual network; retrieval augmented generation; riemannian
manifold; scaling law; scene graph; score matching; self attention; self supervised learning; self training; semantic
segmentation; semisupervised learning; shapley value; signed distance function; spiking neural network; spurious
correlation; state space model; stochastic differential equation; structural causal model; structure learning;
structured prediction; tabular data; tensor decomposition; test time adaptation; text classification; text generation;
thompson sampling; time series forecasting; tool use; transfer learning; transformer; uncertainty estimation;
uncertainty quantification; universal approximation; unsupervised domain adaptation; unsupervised learning; variance
reduction; variational autoencoder; variational inference; video generation; video prediction; video understanding;
vision language model; vision transformer; weight decay; word embedding; world model; zero shot learning
""",
}

PHRASES = {level: tuple(" ".join(listed.split()).split("; ")) for level, listed in _LISTED.items()}
"""Phrases, in normal form, by the power of two that they are likelier than most to be declared where they stand."""
