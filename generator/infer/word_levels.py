"""How readily a word stands in a keyword, learned by `tests/benchmarks/train_keywords.py`."""

from __future__ import annotations

LOWEST = -5

LEVELS = {
    -5: """
7b ablation able absence access accomplish according accordingly account accurate accurately achieve achieved
achieving acquire actively actual actually ad adapt adaptability adapted adapting adaptively add added adding addition
additional additionally address addressed addressing adjust adopt adopted adoption advance advanced advancement
adversarially affected aforementioned aggregate aid aim aiming align aligning alleviate allow allowed allowing amount
analytically analyze analyzing annotated appealing appear appearance applicability applicable applied apply applying
approach appropriate approximated approximating arbitrarily architectural area argue argument arise art ask aspect
assess assessing assign associated assume assumed assuming asymptotically attacker attain attempt attracted augment
automatically autonomously available avoid avoiding back basic basis begin believe beneficial benefit boost bounding
break bring broad broader broadly build built calibrated call called candidate capable capture captured capturing
careful carefully carry cast caused center centralized challenge challenging characteristics characterize
characterized characterizing choose choosing chosen circumvent claim classic clean clear close closely closer coco
coherent collect collected collecting combine combined combining commonly communicate compact comparable compare
compared comparing compatible complement complete complicated composed comprehensive compress comprise computationally
computed concern conclude concrete concretely conduct conducted confirm connect consequence consequently consider
considerable considerably consideration considered considering consist consistent consistently consisting constrain
constructed constructing consuming consumption contain containing continuously contrast contribute controllable
controlling conventional converge convert correct correctly correlate correspond corresponding corrupted count
counterpart crafted create creating crucial crucially cue cumulative current customized date deal dealing decide
decompose decrease deeper define defined defining definition degrade deliver demonstrate demonstrated demonstrating
depend depending deploy deployed deploying derive derived describe described designing desirable desired detect
detecting detector determine determined develop developed developing development devise differ different difficult
discover discovered discovering discuss disentangle distill distinguish diverse downstream dramatically draw drawback
drawn drive drop dubbed dynamically earlier easier effectiveness efficacy effort eliminate ell embed emerge emerged
emerging emph emphasize employ employed employing enable enabling encode encoded encounter encourage encouraging
enforce english enhance enhanced enhancing enjoy ensure ensuring entire episode epoch equally equipped essential
essentially establish established establishing estimated estimating et evaluate evaluated evaluating evolve evolving
exactly examine exceed excel excellent execute exhibit exist existence existing expand experiment experimentally
explain explicit explicitly exploit exploiting explore explored exploring exponentially expressed extend extending
extensively extent extract extracted extracting extremely facilitate facilitating fall fashion favorable feasible fill
final find finding finetune flexibility flexible flexibly fly focus focuse focusing followed footprint formalize
formally format formulate formulated formulation found frac fraction frequently full fundamentally fuse gained
generalizability generalize generalizing generate github giving globally google gradually great greater grow growing
guaranteed guide handle handling harder harmful heavily help highest highlighting hinder historical hold hope hour
idea ideal identical identified identify identifying ignore ii iii illustrate implement implementation implemented
implication implicitly imply important importantly impose impossible impractical impressive improve improved improving
inaccurate include including inconsistent incorporate incorporated incorporating incorrect increase increased
increasing increasingly incur independently indicate indicating induce inefficient infeasible infer inferred inferring
informative infty inherent inherently initial initialized inner innovation insight inspiration insufficient
integrating intelligent interact interesting interestingly internal interpret interpreted intractable intricate
introduce introduced introducing intuition investigate investigation involve involving jointly keeping key kind know
lab lack lacking larger largest lead leading learn led left lens leveraged leveraging library life limitation limiting
linearly literature little longer look main maintain maintaining major majority manipulate manner manually match
mathbb mathcal maximize maximizing meaningful measured measuring methodology mild mimic minimal minimize minimizing
mitigate modeled modern modification modify modifying motivate motivated move naive name naturally nature navigate
necessarily necessary necessitate need needed negligible neighborhood new newly nn nontrivial notable notion novel
numerically numerous observational observe observed observing obtained obtaining occur offering omega operate
operating optimized optimizing original outcome outperform outperforming outside overcome overhead page paper par
parameterization particular pass perform performance performed performing person phenomenon piece plan planner pool
poor poorly popular posed possess possibility possible powerful practical practice practitioner precise predicted
predicting presence present presented preserve pretrain prevalent prevent previous primary principled priori produce
produced producing progressively prohibitive prohibitively project prominent promise promising promote prone proof
proper properly proposal propose proposed proposing provable provably prove proved proven provide provided providing
publicly purely qualitative qualitatively quantify quantifying quantitatively quantity quickly raise ranging rapid
rapidly rare rarely reach realistic realize reasonable receive received recent recipe recognize reconstruct recover
recovering reduce reducing redundant refer referred refine reflect regardless regular regularize relate related
released relevance relevant reliably reliance rely relying remain remaining remarkable remove removing render replace
replacing report reported represent representative represented representing require required requiring researcher
resolve respect respective result resulting retain retaining retrieve reveal revealing revisit rgb right rigorous
rigorously rise robustly round running runtime sampled satisfy satisfying saving scope scratch seamlessly searching
seek select selected selecting semantically separate separately sequentially serve server setting severe sharp shed
shelf shortcoming show showcase showed showing shown significant similar simple simpler simplify simulate simulator
site situation slightly slow smaller solely solve solved sophisticated sota sourced spanning special specified specify
speedup sqrt squared stabilize standard start starting static statistically storage store straightforward strength
strictly stronger struggle studied studying subject suboptimal subsequent subsequently substantial success successful
suffer suggest suggesting suitable suite suited superior superiority supported supporting surpass surpassing
surprising synthesize synthesizing systematically tackle tackling tailored taking technical technique tend term termed
tested textbf textit thank themselve theta thorough tight tighter tilde track trained transferable transferred
transferring transformed translate treat trend true tuned turn typical ubiquitous unable uncertain unclear uncover
underexplored underlying understand understood unify unique unstable unstructured updated updating url used useful
using utilize utilized utilizing validate validated valuable varepsilon variant vary vast verified verify version
viewed visually vulnerability vulnerable way website widespread widetilde wild work worse written year yield yielding
""",
    -4: """
1b 1k 3b 3x 4o 70b 8b absent abundant accelerating accessible accessing accommodate accounting accumulate achievable
acquired acquiring acting adequate adjusted adjusting admit adopting advancing advocate affecting affine aggregated
aggregating agree agreement aimed akin alleviating alongside alpha alter alternate alternative alternatively ambiguous
amenable amplify analogous analyzed anonymous ap appropriately arising arrive article artifact assigned assigning
assist associate assumption asymmetric atom atomic attempted attempting attend attentive attractive attributed
augmenting author automate avenue axis bad bandwidth baseline bc beat becoming behave believed belong benefiting
bilinear bleu bottom breakthrough brought buffer burden bypass calculate calculating calculation calibrate caption
care causally causing cdot celeba cheap check checkpoint chemical cifar100 cite citep cityscape cl classified classify
classifying claude clock clue co codebase coined collaborate collaboratively collective collectively commercial
comparably compelling compensate compete competitive competitively completing compose composing comprehensively
compressing comprising compromise compromising concentrate concentration conceptually conclusion concurrently
conducting conflicting conjecture conjunction connecting constitute constraining contained contemporary continually
continuity contrary contributing convenient conversely corroborate course cpu created creation critically curate
curated custom daily day decade decode decomposed decomposing decoupled decoupling decreasing dedicated default defend
degenerate demo derivation deriving describing designed determining deviate devised differentiate digit discard
discretized discussed disparity dissimilar distilling distinguishing disturbance diverge dm dof dominant dominated
drastically drl duration ease effector elicit eliminating elucidate elusive empower encompass encompassing encountered
endow engine engineered enrich entry equip erroneous estimate everyday exacerbated examined examining exceeding
exceptional excessive exchange exclusively executed executing exhibited exhibiting expect expense experimentation
expertise explained exploited expose express extractor extrapolate f1 faced facing fail failing fairly faithful
faithfully favor favorably featuring fed fix flop fold fool forcing foreground formalism formed forming formula
formulating foster freedom frozen functionality gcn gd generalise generality generated generating geq goe going
governed gp granularity growth guaranteeing guideline guiding handful happen harness heart held helpful hierarchically
hindered hindering hoc home homogeneous hurt hypothesize id ideally identifiable ignored ignoring il imitate imitating
immediate immediately implementing imposed imposing inability inadequate incrementally incurring indicator
individually indoor inducing industrial industry ineffective inefficiency inevitably influenced inform ingredient
initially initiate inject injecting innovative inside inspection inspire instantiate instantiation intended intent
intention interested internet interplay interpolate interpolating interpreting intriguing introduction intuitively
investigated investigating involved irregular issue iv justification justify knowing known kullback labor latest leaf
leave leaving leibler leq list localized locate looking losing lot mainstream maker malicious manage manifest
manipulating master matched math mathbf mathematically mathrm maximal maximally maze medium meet member memorize merge
merit minimizer minor minute misclassification monitoring motivating ms mse mu mujoco multidimensional multihead
multistage narrow navigating nearby necessity negatively neglect neighboring nested nondifferentiable nonlinearity
nonrobust nonzero note notoriously nuanced nuscene obtain old openai opening opposed opt optimally ordered
organization organized orientation originally ot outer outline outperformed outstanding overfit overlap overlook
overlooked overly owing parallelizable parallelization parameterize parametrized partitioning pascal passage pave peak
penalize penn perceive perceived performant period permit persist personal photo pi pick picture pivotal playing poly
polynomially portion posit post practicality practically predict predominantly preferred preliminary presenting
preserved prespecified preventing prioritize pro promoting prompted propagate propagated proprietary protect prune
pruned pseudolabel publication published push put python pytorch race radius raised raising read realism realizable
realization realized realworld recognized recognizing reconstructing record recorded recovered recursively refined
refining reflecting reflection reformulate reformulation regard regularizing relating relax relaxed remained remedy
removed reparameterization repeated repeatedly repetitive replaced replacement replicate reproduce request research
resemble resort respond rest restrict restricting restriction restrictive retrain retrieved retrieving richer room
roughly route row sacrifice sacrificing satisfactory satisfied save scalar scan scarce scarcity schedule se seed
seeking seemingly selectively separated serious service serving severely shaped shorter showcasing sigma simplest
simplifying simulating simultaneous sized slower smallest smoothly solution span sparsely specifying sphere splitting
ssl stabilizing stack stacking stake stand standardized standing star statement status steer stem stochasticity stored
storing stride striking strong study subroutine subtle succeed successive suffice suggested summarize supplementary
surge surrounding susceptible synthesized targeting teach technology template temporally tendency texttt th
theoretical thoroughly timestep tiny today topics toy traditionally transforming treated treating treebank tremendous
trick truly trustworthy tune twice ucb ultimately unavailable unconditional underscore undesirable unexpected unifying
unimodal unnecessary unprecedented unrealistic unrelated unreliable unsafe usability usefulness v2 validating validity
varied variety verifying versatility versus vertex vgg viable viewing violate visit vital voc wall want weaker
weakness white wide wider witnessed worker workflow wrong
""",
    -3: """
2x acceptable accumulated accuracy adaptable advantage answer biology building capability case certificate change
cheaper classical clutter combination concerned confirmed construct contribution converting cope datapoint degrading
deployment detected devoted direction distinct dominate effective enormous entail exhaustive expected expensive
experimental exploratory extensive faster feed fewer framework fundamental future gold good guarantee gym handcrafted
highlight href immense impact incorporation inherit input inspired integrate interest io kitti l2 labeled learned
leverage limited linked magnitude moderate nonprivate normally number objective offer optimize outdoor overcoming
paradigm parametrization past penalizing perspective photorealistic pipeline pixel procedure progress reason reliable
requirement role routine scale separability simulated solving specific stage step strengthen string strongest target
think traditional type uniquely unlock unseen unsolved update use user visualize
""",
    -2: """
ability accelerate act approximately arbitrary backbone biased cause central changing cifar cluster common complex
compute condition conditioning configuration connected content cost costly critical degradation degree dependence
detail detailed direct easy empirical end epsilon equivalent extended extension extra finetuned fit fixed focused gain
general generic hand high higher improvement independent individual induced interpretable learnable learner limit
module moving negative observation output pair pattern platform player positive principle property purpose randomly
range raw reduced regularizer relationship restricted run scenario setup share shared size small specialized speed
stable state subset sufficient systematic task token train truth unified unknown unlabeled usage worst
""",
    -1: """
2d affect agnostic animal annotation application availability background balance behavior budget character cifar10
coarse code color community competing completely component connectivity conservative constant construction continue
corpus coupled criterion dataset delta demand dependent description deterministic deviation device differentially
difficulty dimensional discriminative discriminator dnn drawing element embedded embodiment enabled enforcing
environment equal evidence exact execution external factor family fast fidelity fine fl force form forward frame gap
goal ground grounded hard hardware heuristics huge identity integrated integration intensive intermediate intuitive
irrelevant item iteratively joint latency layer level lie locally log manual margin mask massive meaning measure
method metrics minibatch mitigating mix ml mnist modality modified modular multiple named normalized numerical
operation opportunity optimum paired parameter part participant partition patch penalty perfect perplexity perturbed
place popularity position potential predefined preserving prior probability probe problem protocol quality
quantitative quantized reaching reference regime region relative release responsible return reuse revealed reverse
rich root scalable scheme scoring segment sense set shortterm significance simplicity simplified single spatially
specification spectrum strategy summary textual theoretic threat tool top total tractable trainable unbiased
unconstrained unexplored uniformly utility valid vanilla variability variation varying versatile virtual
""",
    0: """
absolute abstract academic accelerator acquisition actionable activation activity adversary agent algorithm aligned
ambiguity analytic analytical angle approximate approximator architecture arithmetic array assessment assistance
asymptotic atari attribute autoencoding automated auxiliary average backward bag base based bench benchmark
benchmarking bidirectional big binary biological bird bit block book boundary bounded bridge bridging camera canonical
car category centered characteristic characterization choice class classifier client closed cluttered coefficient
coherence collection command comparative comparison competitor complementary computation computational computing
concave conceptual conditioned conflict connection controller convexity coordinate copy core correctness corruption
cortical cot coupling cover coverage covering curse cycle database decoder decouple deficiency demonstration
dependency depth derivative descriptor design difference differentiable digital dimension discussion disease
disentangling disjoint display distant distilled distribution divide door dot driven dual early edge effect efficient
eigenvalue encoder ended environmental epistemic erm error estimator euclidean example experience explaining
exploitation exposure expression expressiveness extrinsic fact failure feasibility feature feedforward fid finite
fitting flat forecast forget foundational frequent frontier fused gamma gated gating gender generalizable generator
geometry global glue gpt grained gram grasp guidance guided half harm head hidden hierarchy hinge history holistic
horizon household hypothesis icl ill incomplete inconsistency infinite infinity initialization inpainting instability
instance instruct integral intelligence interacting interaction interpretation intersection invariant invertible
isolated iteration iterative judgment kitchen kl labeling leakage learnability learnt length light lightweight line
linguistic link lm local location logarithmic lora low lower making mapping marginal markovian masking mass material
mathematical mathematics measurement mechanism minimum mismatch mistake moment monotonic morphology motor multihop
multilayer multilevel multistep nas net neuron node noisy nonasymptotic nonlinear norm normal np ntk observable
obstacle occlusion occupancy opponent optimism oracle order ordering pairwise parameterized parametric partially
pathway patient payoff perturb phase phrase physical physically pitfall plausibility plug polynomial population
posthoc postprocessing powered predictor preprocessing preservation pretrained private projected projection protection
proximity proxy pseudo public pushing qa querying randomization randomness ranked real reality recall reconstructed
recording recursive refinement regularized reinforce relation removal repository representational resnet resolution
resource response retraining rigid road rollout salient sampler scaled semantics sensitive sensitivity sensory
sentence shallow sharing shifted shifting short side signal smooth smoothness software solid solver source space
spatial speaker split stationary statistics stimulus story strict structure student subjective sublinear subnetwork
suboptimality subproblem support svhn syntactic synthetic targeted teacher terrain test testbed thinking threshold
throughput trace tradeoff training trajectory transformation transition transparency transparent trial trigger trivial
truncated try unbounded understanding uniform unit unobserved upper utilization validation vector velocity view
viewpoint violation weight weighted weighting window wise working
""",
    1: """
abstraction action adaption additive aggregation algorithmic allocation alternating analysis ann api approximation arm
artificial ascent assignment assistant assisted association automatic aware awareness balanced balancing ball beam
behavioral belief bellman benign bert beta binding biologically bound box branch breaking channel clinical
collaboration collision commonsense compatibility complexity compressed concept conditional confounder consensus
consistency constrained constraint contact continuous controlled convergence conversation conversational convolution
coordination correction correlated correspondence cortex covariance credit cross curve data decay decentralized
deformation delay delayed dense density diagonal dilemma dimensionality directed discrete discretization
discrimination disparate distance divergence diversity document domain dp dpo drift dynamics edit efficiency em
encoding engineering entailment entity episodic equilibria equivalence equivariant evolution excess expectation expert
exponential expressivity extreme eye face facial factual fair false feedback filter formal formation free frequency
friendly front function fusion gate generalized geometric gnn gpu greedy grid group grouping heavy hessian
heterogeneity heterogeneous heuristic hierarchical human hybrid hyperparameter imperfect importance inception
independence influence information injection insertion interactive intervention intrinsic iterate jacobian judge label
laplacian latent layout likelihood lipschitz llama long longterm loop loss manipulator map matrix max maximum mdp
means metric min missing mitigation mixed mllm mlp mode moe movement multiplication multiplicative multiscale natural
neuronal noise nonsmooth nonstationary observability ood open operator optimal optimality optimizer option oriented
orthogonal overparameterized parallel pareto path perceptron perceptual periodic personalized piecewise plane
plausible play point pose posterior power precision prediction predictive privileged process processing product
production profile progressive prompting proportion proportional prototype prototypical proving proximal pure
quadratic quadruped quasi query question random rate ratio realtime reconstruction redundancy regularity relaxation
reliability rendering replay review reward risk rkhs rl robot robotic robust rotation rule sample satisfaction
scalability scene science scientific score sensor sentiment separable separation sequence sequential shape sign
similarity simulation singular skill skip softmax sound spherical spike statistical steering stopping stream
structural structured style subtask sum supervision surrogate symmetric synchronous system table tail tailed team
temperature testing texture time topic topological topology traffic transform trust value valued vanishing variable
visualization vit volume voting voxel web welfare width wikipedia word world zero
""",
    2: """
3d accelerated acoustic actor acyclic adapter adaptive adjustment affordance ai algebraic alignment amortized anchor
assembly asynchronous augmented autoregressive averaging avoidance backpropagation barrier batch bias black blind body
boolean bottleneck brain cache capacity categorical cell centric chatgpt circuit classification clip clipping cnn
cognitive communication competition composition compositional comprehension confidence context control conversion
convex convolutional cooperative correlation counting covariate critic curvature cutting decision decoding
decomposition deep defense deformable demographic denoising diagnosis diagram dialogue discrepancy disentangled
distortion distributional double dynamic egocentric embedding emergence emergent energy enhancement ensembling entropy
estimation evaluation event expansion explainable explanation exploration expressive extraction extrapolation field
filtering finetuning fisher foundation fourier functional generalist gradient hardness health healthcare
identification image imaging imbalance imbalanced incentive index inductive inequality inference informed instruction
integer interface interference interpolation interval invariance inversion keypoint knowledge landscape large law
lidar linear llm load locality localization locomotion logical logit lstm machine management manifold marl masked
matching maximization medical medicine memory merging mesh message mind minimax minimization mining mixing mixture
mobile modal model modeling modulation molecular molecule monotone motion motivation multiclass multimodality
multiobject multivariate multiview nash neighbor nerf nlp nonconvex nonnegative nonparametric nonstationarity object
ode omniglot online optimistic ordinary outlier overfitting overparameterization parallelism parsing partial particle
passing perception permutation persistent perturbation policy pooling positional ppo preference pretraining price
primal primitive principal probabilistic probing program programming prompt propagation rag rank ranking recognition
recovery recurrence recurrent reduction regret rejection relational relu representation reproducing residual ridge
robotics saddle safe safety sampling scaling scheduling sde selection selective semantic series sgd shaping shift shot
sim slot smoothed snn social soft sparse sparsity spatiotemporal spectral square stein stochastic strategic streaming
subgraph subspace supervised surface symbolic synaptic syntax tabular td teaching temporal text theorem theory thought
thresholding tokenization tracking transferability treatment tuning universal vae variance vehicle verifier video
visual visuomotor vlm vocabulary walk weak weakly writing
""",
    3: """
acceleration active adam adaptation algebra answering articulated attack attention attribution audio augmentation
autoencoder autonomous bayes bayesian bilevel bimanual boosting calibration captioning carlo catastrophic causal
causality certified chain chemistry cloning cloud coding collaborative collapse combinatorial completion computer
contextual contrastive counterfactual curriculum debiasing descent detection dexterous dictionary differentiation
discovery distributed distributionally driving dropout drug dynamical editing embodied ensemble equation equilibrium
evolutionary explainability exploding factorization faithfulness flow forecasting forgetting game gaussian
generalization generation generative genetic graph graphical grasping grounding hallucination hamiltonian hilbert
humanoid hyperbolic identifiability imagenet implicit incremental interpretability inverse kernel lagrangian langevin
language laplace legged logic logistic lyapunov manipulation market markov mcmc mechanistic membership memorization
mirror misspecification momentum monocular monte multiarmed multilingual multimodal multiobjective multitask mutual
navigation nearest network neural neuroscience normalization novelty offline optimization pac parity pca pde
personalization physics planning plasticity poisoning posttraining protein quantification quantile quantum randomized
reading reasoning recommendation recommender regression regularization retrieval reweighting riemannian rnn robustness
routing saliency search security segmentation self semisupervised sensing shortcut sketch sketching smoothing sorting
speech spurious stability submodular summarization superresolution switching symmetry synthesis teleoperation thompson
transfer translation tree uncertainty unsupervised variational verification vision vla wasserstein zeroth
""",
    4: """
adversarial anomaly backdoor bandit clustering compositionality compression conformal continual differential diffusion
disentanglement distillation equivariance fairness federated fmri gan imitation learning meta mixup multiagent
multilabel normalizing optical privacy pruning quantization radiance reinforcement restoration rlhf sharpness spiking
tactile tangent tensor transformer transport unlearning
""",
}
"""Words by the power of two that they are likelier than the average word to stand in a keyword."""

NEVER = frozenset(LEVELS[LOWEST].split())
"""Words that no keyword holds, however often they are used."""
