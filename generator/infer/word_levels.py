"""How readily a word stands in a keyword."""

from __future__ import annotations

LEVELS = {
    -5: """
    7b ablation able absence access accomplish according accordingly account accurate accurately achieve achieved
    achieving acquire actively actual actually ad adapt adaptability adapted adapting adaptively add added adding
    addition additional additionally address addressed addressing adjust adopt adopted adoption advance advanced
    advancement adversarially affected aforementioned aggregate aid aim aiming align aligning alleviate allow
    allowed allowing amount analytically analyze analyzing annotated appealing appear appearance applicability
    applicable applied apply applying approach appropriate approximated approximating arbitrarily architectural area
    argue argument arise art ask aspect assess assessing assign associated assume assumed assuming asymptotically
    attacker attain attempt attracted augment automatically autonomously available avoid avoiding back basic basis
    begin believe beneficial benefit boost bounding break bring broad broader broadly build built calibrated call
    called candidate capable capture captured capturing careful carefully carry cast caused center centralized
    challenge challenging characteristics characterize characterized characterizing choose choosing chosen
    circumvent claim classic clean clear close closely closer coco coherent collect collected collecting combine
    combined combining commonly communicate compact comparable compare compared comparing compatible complement
    complete complicated composed comprehensive compress comprise computationally computed concern conclude concrete
    concretely conduct conducted confirm connect consequence consequently consider considerable considerably
    consideration considered considering consist consistent consistently consisting constrain constructed
    constructing consuming consumption contain containing continuously contrast contribute controllable controlling
    conventional converge convert correct correctly correlate correspond corresponding corrupted count counterpart
    crafted create creating crucial crucially cue cumulative current customized date deal dealing decide decompose
    decrease deeper define defined defining definition degrade deliver demonstrate demonstrated demonstrating depend
    depending deploy deployed deploying derive derived describe described designing desirable desired detect
    detecting detector determine determined develop developed developing development devise differ different
    difficult discover discovered discovering discuss disentangle distill distinguish diverse downstream
    dramatically draw drawback drawn drive drop dubbed dynamically earlier easier effectiveness efficacy effort
    eliminate ell embed emerge emerged emerging emph emphasize employ employed employing enable enabling encode
    encoded encounter encourage encouraging enforce english enhance enhanced enhancing enjoy ensure ensuring entire
    episode epoch equally equipped essential essentially establish established establishing estimated estimating et
    evaluate evaluated evaluating evolve evolving exactly examine exceed excel excellent execute exhibit exist
    existence existing expand experiment experimentally explain explicit explicitly exploit exploiting explore
    explored exploring exponentially expressed extend extending extensively extent extract extracted extracting
    extremely facilitate facilitating fall fashion favorable feasible fill final find finding finetune flexibility
    flexible flexibly fly focus focuse focusing followed footprint formalize formally format formulate formulated
    formulation found frac fraction frequently full fundamentally fuse gained generalizability generalize
    generalizing generate github giving globally google gradually great greater grow growing guaranteed guide handle
    handling harder harmful heavily help highest highlighting hinder historical hold hope hour idea ideal identical
    identified identify identifying ignore ii iii illustrate implement implementation implemented implication
    implicitly imply important importantly impose impossible impractical impressive improve improved improving
    inaccurate include including inconsistent incorporate incorporated incorporating incorrect increase increased
    increasing increasingly incur independently indicate indicating induce inefficient infeasible infer inferred
    inferring informative infty inherent inherently initial initialized inner innovation insight inspiration
    insufficient integrating intelligent interact interesting interestingly internal interpret interpreted
    intractable intricate introduce introduced introducing intuition investigate investigation involve involving
    jointly keeping key kind know lab lack lacking larger largest lead leading learn led left lens leveraged
    leveraging library life limitation limiting linearly literature little longer look main maintain maintaining
    major majority manipulate manner manually match mathbb mathcal maximize maximizing meaningful measured measuring
    methodology mild mimic minimal minimize minimizing mitigate modeled modern modification modify modifying
    motivate motivated move naive name naturally nature navigate necessarily necessary necessitate need needed
    negligible neighborhood new newly nn nontrivial notable notion novel numerically numerous observational observe
    observed observing obtained obtaining occur offering omega operate operating optimized optimizing original
    outcome outperform outperforming outside overcome overhead page paper par parameterization particular pass
    perform performance performed performing person phenomenon piece plan planner pool poor poorly popular posed
    possess possibility possible powerful practical practice practitioner precise predicted predicting presence
    present presented preserve pretrain prevalent prevent previous primary principled priori produce produced
    producing progressively prohibitive prohibitively project prominent promise promising promote prone proof proper
    properly proposal propose proposed proposing provable provably prove proved proven provide provided providing
    publicly purely qualitative qualitatively quantify quantifying quantitatively quantity quickly raise ranging
    rapid rapidly rare rarely reach realistic realize reasonable receive received recent recipe recognize
    reconstruct recover recovering reduce reducing redundant refer referred refine reflect regardless regular
    regularize relate related released relevance relevant reliably reliance rely relying remain remaining remarkable
    remove removing render replace replacing report reported represent representative represented representing
    require required requiring researcher resolve respect respective result resulting retain retaining retrieve
    reveal revealing revisit rgb right rigorous rigorously rise robustly round running runtime sampled satisfy
    satisfying saving scope scratch seamlessly searching seek select selected selecting semantically separate
    separately sequentially serve server setting severe sharp shed shelf shortcoming show showcase showed showing
    shown significant similar simple simpler simplify simulate simulator site situation slightly slow smaller solely
    solve solved sophisticated sota sourced spanning special specified specify speedup sqrt squared stabilize
    standard start starting static statistically storage store straightforward strength strictly stronger struggle
    studied studying subject suboptimal subsequent subsequently substantial success successful suffer suggest
    suggesting suitable suite suited superior superiority supported supporting surpass surpassing surprising
    synthesize synthesizing systematically tackle tackling tailored taking technical technique tend term termed
    tested textbf textit thank themselve theta thorough tight tighter tilde track trained transferable transferred
    transferring transformed translate treat trend true tuned turn typical ubiquitous unable uncertain unclear
    uncover underexplored underlying understand understood unify unique unstable unstructured updated updating url
    used useful using utilize utilized utilizing validate validated valuable varepsilon variant vary vast verified
    verify version viewed visually vulnerability vulnerable way website widespread widetilde wild work worse written
    year yield yielding
    """,
    -4: """
    1b 1k 3b 3x 4o 70b 8b absent abundant accelerating accessible accessing accommodate accounting accumulate
    achievable acquired acquiring acting adequate adjusted adjusting admit adopting advancing advocate affecting
    affine aggregated aggregating agree agreement aimed akin alleviating alongside alpha alter alternate alternative
    alternatively ambiguous amenable amplify analogous analyzed anonymous ap appropriately arising arrive article
    artifact assigned assigning assist associate assumption asymmetric atom atomic attempted attempting attend
    attentive attractive attributed augmenting author automate avenue axis bad bandwidth baseline bc beat becoming
    behave believed belong benefiting bilinear bleu bottom breakthrough brought buffer burden bypass calculate
    calculating calculation calibrate caption care causally causing cdot celeba cheap check checkpoint chemical
    cifar100 cite citep cityscape cl classified classify classifying claude clock clue co codebase coined
    collaborate collaboratively collective collectively commercial comparably compelling compensate compete
    competitive competitively completing compose composing comprehensively compressing comprising compromise
    compromising concentrate concentration conceptually conclusion concurrently conducting conflicting conjecture
    conjunction connecting constitute constraining contained contemporary continually continuity contrary
    contributing convenient conversely corroborate course cpu created creation critically curate curated custom
    daily day decade decode decomposed decomposing decoupled decoupling decreasing dedicated default defend
    degenerate demo derivation deriving describing designed determining deviate devised differentiate digit discard
    discretized discussed disparity dissimilar distilling distinguishing disturbance diverge dm dof dominant
    dominated drastically drl duration ease effector elicit eliminating elucidate elusive empower encompass
    encompassing encountered endow engine engineered enrich entry equip erroneous estimate everyday exacerbated
    examined examining exceeding exceptional excessive exchange exclusively executed executing exhibited exhibiting
    expect expense experimentation expertise explained exploited expose express extractor extrapolate f1 faced
    facing fail failing fairly faithful faithfully favor favorably featuring fed fix flop fold fool forcing
    foreground formalism formed forming formula formulating foster freedom frozen functionality gcn gd generalise
    generality generated generating geq goe going governed gp granularity growth guaranteeing guideline guiding
    handful happen harness heart held helpful hierarchically hindered hindering hoc home homogeneous hurt
    hypothesize id ideally identifiable ignored ignoring il imitate imitating immediate immediately implementing
    imposed imposing inability inadequate incrementally incurring indicator individually indoor inducing industrial
    industry ineffective inefficiency inevitably influenced inform ingredient initially initiate inject injecting
    innovative inside inspection inspire instantiate instantiation intended intent intention interested internet
    interplay interpolate interpolating interpreting intriguing introduction intuitively investigated investigating
    involved irregular issue iv justification justify knowing known kullback labor latest leaf leave leaving leibler
    leq list localized locate looking losing lot mainstream maker malicious manage manifest manipulating master
    matched math mathbf mathematically mathrm maximal maximally maze medium meet member memorize merge merit
    minimizer minor minute misclassification monitoring motivating ms mse mu mujoco multidimensional multihead
    multistage narrow navigating nearby necessity negatively neglect neighboring nested nondifferentiable
    nonlinearity nonrobust nonzero note notoriously nuanced nuscene obtain old openai opening opposed opt optimally
    ordered organization organized orientation originally ot outer outline outperformed outstanding overfit overlap
    overlook overlooked overly owing parallelizable parallelization parameterize parametrized partitioning pascal
    passage pave peak penalize penn perceive perceived performant period permit persist personal photo pi pick
    picture pivotal playing poly polynomially portion posit post practicality practically predict predominantly
    preferred preliminary presenting preserved prespecified preventing prioritize pro promoting prompted propagate
    propagated proprietary protect prune pruned pseudolabel publication published push put python pytorch race
    radius raised raising read realism realizable realization realized recognized recognizing reconstructing record
    recorded recovered recursively refined refining reflecting reflection reformulate reformulation regard
    regularizing relating relax relaxed remained remedy removed reparameterization repeated repeatedly repetitive
    replaced replacement replicate reproduce request research resemble resort respond rest restrict restricting
    restriction restrictive retrain retrieved retrieving richer room roughly route row sacrifice sacrificing
    satisfactory satisfied save scalar scan scarce scarcity schedule se seed seeking seemingly selectively separated
    serious service serving severely shaped shorter showcasing sigma simplest simplifying simulating simultaneous
    sized slower smallest smoothly solution span sparsely specifying sphere splitting ssl stabilizing stack stacking
    stake stand standardized standing star statement status steer stem stochasticity stored storing stride striking
    strong study subroutine subtle succeed successive suffice suggested summarize supplementary surge surrounding
    susceptible synthesized targeting teach technology template temporally tendency texttt th theoretical thoroughly
    timestep tiny today topics toy traditionally transforming treated treating treebank tremendous trick truly
    trustworthy tune twice ucb ultimately unavailable unconditional underscore undesirable unexpected unifying
    unimodal unnecessary unprecedented unrealistic unrelated unreliable unsafe usability usefulness v2 validating
    validity varied variety verifying versatility versus vertex vgg viable viewing violate visit vital voc wall want
    weaker weakness white wide wider witnessed worker workflow wrong
    """,
    -3: """
    10k 10x 13b 1m 2b 2k 2x 32b 4open 4x 5b 5x 7x a100 abnormal ac accept acceptable accepted accessed accompanied
    accompanying accomplished accomplishing accumulated accumulation accuracy achievement activate activated
    adaptable adaptivity ade20k adequately adhere adherence adjacent advantage advantageous advent adverse advice
    afford affordable aggressive aided aka aleatoric alexnet algorithmically alleviated allocate allocating altered
    altering altogether amazon ambient amplified analog analytics annealed annotate annotating answer anticipate
    apparent appearing approached approaching approx ar arc arena arguably arrangement arrival artificially asked
    assessed asset associating ast attacking attained attaining attending attentional attracting automating
    autoregressively av averaged avoided babi band bank bar beginning behaved bell belonging benchmarked bernoulli
    bid bigger bilingual binarized biology blackbox blending blur bnn bo board bootstrap borrow bp branching
    bringing brittle broaden broken bug building bypassing byproduct cad calculated calling caltech capability carla
    carried carrying case casting cat categorize celebrated certifiably certificate certify challenged chance change
    changed chat chatbot cheaper checking chen chip chunk circumstance citet city clarify clarity classical cleaning
    closest closing clustered clutter codebook coincide combat combination coming commodity compactly compactness
    company comparatively completed completeness compliant complicate compounding comprehend comprised compromised
    computable concentrated concerned concerning concise concurrent condensed conditionally confident confined
    confirmed conform conjugate consecutive consolidate constituent construct consume contextualized contextually
    contradict contribution convergent converging converted converting convey convincing cooccurrence cooperate cope
    cornerstone corrected correspondingly corrupt counter counteract counterexample counterintuitive couple covered
    craft crafting crossing crowd cs cub cumbersome customer customize cv da dangerous datapoint deciding decoded
    deeply deepmind deepseek defending defensive definite degraded degrading delicate delineate delivering delve
    demanding denoise denote denoted deployment descriptive desiderata designer desire destination detected
    deteriorate detrimental developer deviating devoted dg diagnose diagnostic differently differing diminish
    diminishing dino direction disadvantage disambiguate discarding discern discipline discontinuity discontinuous
    discount discretize discriminability discriminate distinct distinction distinctive distinguished distorted
    distractor divergent diversified divided dl documented doesn't dog dominate don't doubling dozen dramatic
    drastic driver dro drone dropping dt economic economics edu effective effortlessly elaborate elastic elegant
    elegantly elementary elimination emphasis emphasizing emulate en encapsulate encountering endeavor endowed
    endowing engage engaging engineer enjoying enlarge enormous enriched entail entangled enter entropic envision
    equality equipping equivalently escape essence eta ethical evade evident ex exacerbate examination exception
    excitatory exciting exclude excluding executable exemplar exhaustive exp expanded expanding expected expensive
    experienced experimental explanatory exploratory explosion exposed extensible extensive facebookresearch facto
    factorize factorized failed fake familiar faster feed feeding filling filtered finance financial finer finger
    firing fitted fixing flaw flawed flight flip food forced forgotten formalized forth fortunately fourth fps
    framework franka freely french frobenius fulfill functionally fundamental fusing future gaining garnered gather
    gathered gathering gcl ge gemini genome geometrical geometrically german getting git glm gmm gold good governing
    grand greedily grown gsm8k guarantee guess gym hallmark hampered handcrafted handled harnessing hat height
    helping hide highlight highlighted hindsight hit hop hot href humaneval hurdle hurting hyperplane hypothetical
    identically identifier iid illustrated illustrating imagine imagined immense impact impacting impede imperative
    implied implying inaccessible inaccuracy inapplicable inappropriate incentivize included incoming incompatible
    incorporation incorrectly incurred indexing indicative indirectly indispensable indistinguishable inevitable
    inexact inferior infinitely infonce infrastructure ing inherit inherited inhibitory initialize initializing
    injected input insensitive insert inserted inserting inspired instantiated instructed integrate intensity
    intentionally interest internally interventional intriguingly intrinsically invalid inverting invisible invoke
    involvement io irl irreducible isolate isolation isometry isotropic jailbreaking justified kappa keyword kg
    kinematic kinematics kitti l1 l2 labeled laborious lag late lattice lay lazy le leaderboard leak learned legal
    lengthy leverage lexical li lift lighting limited linearization linked ll llama2 llama3 ln localize localizing
    located longstanding lose lost lowest lying mae magnitude maintained maliciously mammalian maneuver manipulated
    mapped mark markedly mastering mathsf matter mbrl md meaningfully memorizing mention mentioned mere met mi
    microsoft mid middle milestone mimicking mimics mine mini miniimagenet minimally minimized minority miou mip
    mirroring misaligned misalignment misclassified mislead misleading mismatched miss missed mitigated mle mmlu
    mobility moderate modest modulate modulated monitor monolingual month morphological motif mouse mt mtl multi
    multiplier multiply multitude mutually naively native ne necessitating needing neglected neglecting neurip
    neutral nice nmt nominal non noneuclidean nonexpert nonmarkovian nonprivate normally normative notice noticeable
    nowaday nuance number nvidia o1 objective observer obvious occupy occurrence occurring offer offered office
    onboard ongoing operational opposite optimize organize origin outdoor outputting overcoming overconfident
    overlooking overparametrized overwhelming pace package paid painting pairing paradigm paragraph parametrization
    paramount parse parsimonious partitioned partly passed passive past pathological pathology paving pay pedestrian
    penalized penalizing percent percentage perfectly periodically perspective perturbing pessimistic pgd phone
    photorealistic picking pioneering pipeline pixel placed placing plain played please plm plugged plus pm
    pointwise poisoned polylogarithmic portable posing positively posteriori pragmatic preceding preclude
    precollected predecessor predetermined predictable predominant prefer preferable premise prescribed pressure
    pretext prevailing prevalence prioritizing privately probably problematic procedure proceed processed
    professional proficiency progress progression projecting pronounced propagating proprioceptive protected
    protecting provider pursue quadratically quantified quantize quantizing queried quick qwen qwen2 rational ray re
    reachability reached reader ready realizing realm reason reasonably reasoner receiving recommend recommended
    reconcile rectify reexamine reflected reflective reformulating regarded regulate regulation regulatory reject
    relaxing reliable relied remote rendered repair replicating reporting reproducible requirement resilience
    resilient resistant resolving respecting responding restore resultant resulted retained rethink returning reused
    reusing reversible revolutionized rf rho rightarrow rlbench rm roberta role rooted rope rotated rough routine sa
    safely safer sat scale scannet scattered schema script sdf seamless searched section secure segmenting selector
    seller seminal semisynthetic send separability separating sequencing shadow sharper shrink sided sidestep
    sigmoid simplification simulated slight slm slowly smoother snippet socially societal society solvable solving
    sought speaking specialize specially specific specificity spend spite spot spread stage standalone stanford
    started statistic stay steady step stochastically stop strategically strengthen stress strike strikingly string
    stringent strive strongest structurally stuff subclass subgaussian submission submodel subsampling substantiate
    subsume successively suffering suitably superlinear supervise supervisory supplement supply supposed suppress
    swapping switch synapse synergistic synergy synthetically tabletop tackled tactics tailor target tasked taylor
    technically tedious teleoperated tell tensorflow thereof think thirdly tied tightly timing tion tolerance torque
    toxic tracing tractability trading traditional trait translated translating transmission transmit transmitted
    travel traverse tried trillion triple triplet truncation trustworthiness truthful trying turbo turing turning
    tying type unavoidable unchanged uncovered uncovering undergo underlie underline underperform underpinning
    underrepresented underscoring understudied undesired undirected uneven unfair unfairness unfamiliar unintended
    union uniquely univariate universally unlearn unlikely unlock unnormalized unpredictable unregularized
    unsatisfactory unseen unsolved unveil unwanted update urban use user usual v1 vanish vastly versa vi viability
    vice vicinity victim violated virtually visible visited visualize visualizing vr walking wang warm waste wave
    waveform waymo weaken webpage whilst whistle wikitext win winner winning wish workload workspace worth write
    yielded youtube zhang
    """,
    -2: """
    ability accelerate act approximately arbitrary backbone biased cause central changing cifar cluster common
    complex compute condition conditioning configuration connected content cost costly critical degradation degree
    dependence detail detailed direct easy empirical end epsilon equivalent extended extension extra fewer finetuned
    fit fixed focused gain general generic hand high higher improvement independent individual induced interpretable
    learnable learner limit module moving negative observation output pair pattern platform player positive
    principle property purpose randomly range raw reduced regularizer relationship restricted run scenario setup
    share shared size small specialized speed stable state subset sufficient systematic task token train truth
    unified unknown unlabeled usage worst
    """,
    -1: """
    2d affect agnostic animal annotation application availability background balance behavior budget character
    cifar10 coarse code color community competing completely component connectivity conservative constant
    construction continue corpus coupled criterion dataset delta demand dependent description deterministic
    deviation device differentially difficulty dimensional discriminative discriminator dnn drawing element embedded
    embodiment enabled enforcing environment equal evidence exact execution external factor family fast fidelity
    fine fl force form forward frame gap goal ground grounded hard hardware heuristics huge identity integrated
    integration intensive intermediate intuitive irrelevant item iteratively joint latency layer level lie locally
    log manual margin mask massive meaning measure method metrics minibatch mitigating ml mnist modality modified
    modular multiple named normalized numerical operation opportunity optimum paired parameter part participant
    partition patch penalty perfect perplexity perturbed place popularity position potential predefined preserving
    prior probability probe problem protocol quality quantitative quantized reaching real reference regime region
    relative release responsible return reuse revealed reverse rich root scalable scheme scoring segment sense set
    shortterm significance simplicity simplified single spatially specification spectrum strategy summary textual
    theoretic threat tool top total tractable trainable unbiased unconstrained unexplored uniformly utility valid
    vanilla variability variation varying versatile virtual world
    """,
    0: """
    absolute abstract academic accelerator acquisition activation activity adversary agent algorithm aligned
    ambiguity analytic analytical angle approximate approximator architecture arithmetic array assessment assistance
    asymptotic atari attribute autoencoding automated auxiliary average backward bag base based bench benchmark
    benchmarking bidirectional big binary biological bird bit block book boundary bounded bridge bridging camera
    canonical car category centered characteristic characterization choice class classifier client closed cluttered
    coefficient coherence collection command comparative comparison competitor complementary computation
    computational computing concave conceptual conditioned conflict connection controller convexity coordinate copy
    core correctness corruption cot coupling cover coverage covering curse cycle database decoder decouple
    deficiency demonstration dependency depth derivative descriptor design difference differentiable digital
    dimension discussion disease disentangling disjoint display distant distilled distribution divide door dot
    driven dual early edge effect efficient eigenvalue encoder ended environmental epistemic erm error estimator
    euclidean example experience explaining exploitation exposure expression expressiveness extrinsic fact failure
    feasibility feature feedforward fid finite fitting flat forecast forget foundational frequent frontier fused
    gamma gated gating gender generalizable generator global glue gpt grained gram grasp guidance guided half harm
    head hidden hierarchy hinge history holistic horizon household hypothesis icl ill incomplete inconsistency
    infinite infinity initialization inpainting instability instance instruct integral intelligence interacting
    interaction interpretation intersection invariant isolated iteration iterative judgment kitchen kl labeling
    leakage learnability learnt length light lightweight line linguistic link lm local location logarithmic low
    lower making mapping marginal markovian masking mass material mathematical mathematics measurement mechanism
    minimum mismatch mistake mix moment monotonic morphology motor multihop multilayer multilevel multistep nas net
    neuron node noisy nonasymptotic nonlinear norm normal np ntk observable obstacle occlusion optimism oracle order
    ordering pairwise parameterized parametric partially pathway patient perturb phase phrase physical physically
    plug polynomial population posthoc postprocessing powered predictor preprocessing preservation pretrained
    private projected projection protection proximity proxy pseudo public pushing qa querying randomization
    randomness ranked reality recall reconstructed recording recursive refinement regularized reinforce relation
    removal repository representational resnet resolution resource response retraining rigid rollout salient sampler
    scaled semantics sensitive sensitivity sensory sentence shallow sharing shifting short side signal smooth
    smoothness software solid solver source space spatial speaker split stationary statistics stimulus story strict
    structure student subjective sublinear subnetwork suboptimality subproblem support svhn syntactic synthetic
    targeted teacher terrain test testbed thinking threshold throughput trace tradeoff training trajectory
    transformation transition transparency transparent trial trigger trivial truncated try unbounded understanding
    uniform unit unobserved upper utilization validation vector velocity view viewpoint violation weight weighted
    weighting window wise working
    """,
    1: """
    abstraction acceptance action actionable adaption additive adjacency advertising aerial affinity age aggregation
    agile algorithmic allocation alternating analysis ann api approximation arm artificial ascent asking asr
    assignment assistant assisted assistive association automatic automation aware awareness balanced balancing ball
    beam behavioral belief bellman benign bert beta binding bio biologically biomedical bonus boosted bootstrapping
    bound box branch breaking bregman byte cancer cardinality cascade categorization chaining channel child click
    climate clinical codesign cognition cold collaboration collision column commerce commonsense compatibility
    complexity compliance composable compound compressed concept conditional confounder conquer consensus
    consistency constrained constraint contact contamination continuation continued continuous continuum controlled
    convergence conversation conversational convnet convolution coordinated coordination correcting correction
    correlated correspondence cortex cortical cosine cotraining covariance creative credit cross curve cut cyclic
    data decay decent decentralized deformation delay delayed deletion dense density dexterity diagonal dilemma
    dimensionality directed directional dirichlet disagreement disambiguation discounted discrete discretization
    discrimination disparate distance divergence diversity dna document domain doubly dp dpo drift dynamics ebm edit
    efficiency ego eigenvector elbo electronic eliciting em encoding engineering entailment entity episodic
    equilibria equivalence equivariant evaluator evolution excess expectation expert exponent exponential
    expressivity extragradient extreme eye face facial factored factual fair false fedavg feedback file filter fire
    fitness floating fluid folding formal formation free frequency friendly front function fusion gait gate gene
    generalized genomics geometric geometry gibb gnn goodness gps gpu greedy grid gripper group grouped grouping
    gumbel harmonic hash heat heavy hessian heterogeneity heterogeneous heuristic hierarchical hint human hungry
    hybrid hyperparameter imagery imagination imperceptible imperfect importance impossibility inception inclusion
    independence indirect influence influential information informativeness injection insertion insufficiency
    interactive intervention intraclass intrinsic invertible isomorphism iterate jacobian job judge kd kronecker
    label lagrange lambda laplacian latent layout leg lemma likelihood linearity linearized lipschitz llama long
    longterm loop lora loss lossless lossy manipulator map marginalized marker matrix max maximum mcts mdp means
    mechanical mechanics metric min missing mistral mitigation mixed mllm mlp mode modularity moe movement movie
    multidomain multiplayer multiplication multiplicative multiscale multiturn mutation myopic narrative natural
    naturalistic naturalness neuronal news noise nonadaptive nonconvexity noniid nonsmooth nonstationary nonuniform
    nuisance null oblivious observability occluded occupancy odds ood open operator opponent optimal optimality
    optimizer option oriented orthogonal overlapping overparameterized parallel pareto party path payoff perceptron
    perceptual periodic personalized phi piecewise pitfall planar plane plausibility plausible play point pose
    posterior power precision prediction predictive prefix privileged procedurally process processing product
    production profile progressive prompting propensity proportion proportional prototype prototypical proving
    proximal pure puzzle pyramid quadratic quadruped quadrupedal quasi query question r1 random rate rating ratio
    reactive realtime reconstruction redundancy regional regularity relaxation reliability rendering repetition
    replay replication retriever reusable review reward rewarding risk rkhs rl rna road robot robotic robust roc
    rotation router rule sam sample satisfaction scalability scanning scene science scientific score sdp seeing
    sensor sentiment separable separation sequence sequential sft shape shifted sign signature silico similarity
    simplex simulation singular skeleton skill skip sleep snapshot softmax sound sparsification specialization
    species spherical spike ssm stabilization stacked starcraft statistical steering stl stopping straight stream
    structural structured style subgoal subgradient subgroup substructure subtask suggestion sum super supervision
    surrogate survey svd swin symbol symmetric synchronous system table tail tailed tau taxonomy team temperature
    ternary testing texture time tokenizer toolkit topic topological topology touch tower traffic transductive
    transform transient transportation trust tts twin uniqueness unpaired unrolled utterance value valued vanishing
    variable verifiable visualization vit vl volume volumetric vote voting voxel warping waypoint weather web
    welfare wheeled width wikipedia word zero
    """,
    2: """
    3d accelerated acoustic actor acyclic adapter adaptive adjustment affordance ai algebraic alignment amortized
    analogy anchor angular annealing assembly asynchronous augmented autoregressive averaging averse avoidance
    backpropagation backtracking barrier batch bev bias bipartite black blind body boolean bottleneck brain cache
    capacity cascading categorical cell cellular centric certification chaotic chatgpt chinese circuit
    classification clip clipping cnn cognitive communication competition composite composition compositional
    comprehension confidence confounding context contraction control conversion convex convolutional cooperative
    correlation counting covariate cp critic curation curvature cutting dag debate debiased decision decoding
    decomposition deep defense deformable demographic denoising densenet determinant diagnosis diagram dialog
    dialogue discrepancy disentangled distortion distributional double downsampling dqn duality dynamic education
    eeg egocentric embedding emergence emergent energy enhancement ensembling entropy estimation evaluation event
    expansion explainable explanation exploration expressive extraction extrapolation field filtering finetuning
    fisher foundation fourier fractional functional generalist gesture gradient grammar graphics gru hardness health
    healthcare identification image imaging imbalance imbalanced imputation incentive index induction inductive
    inequality inference informed instruction integer interface interference interpolation interval invariance
    inversion jump kernelized keypoint knowledge landmark landscape large lasso law leader lidar linear lingual llm
    load locality localization loco locomotion logical logit lp lstm machine magnetic management manifold marl
    masked matching maximization media median medical medicine memory mental merging mesh message mind minecraft
    minimax minimization mining mixing mixture mobile modal model modeling modulation molecular molecule monotone
    motion motivation mpc multiclass multimodality multiobject multirobot multivariate multiview nash negation
    neighbor nerf nlp nonautoregressive nonconvex nongaussian nonlocal nonnegative nonparametric nonrigid
    nonstationarity object ode omniglot online opinion optimistic ordinary orthogonality outlier overfitting
    overparameterization panoptic parallelism paraphrase parsing partial participation particle passing perception
    permutation persistent perturbation pinn placement policy polyak pooling positional ppo preconditioning
    preference pretraining price primal primitive principal priority probabilistic probing procedural program
    programmer programming prompt propagation psychology pursuit quadrotor racing rag rank ranking rationale
    reaction rearrangement receptive recognition recovery rectified recurrence recurrent reduction regret rejection
    relational relu representation reproducing resampling reset residual resistance resonance revenue ridge robotics
    saddle safe safety salesman sampling saturation scaling scheduling screening sde selection selective semantic
    semidefinite series session sgd shannon shaping shift shortest shot shrinkage siamese sim sinkhorn sliding slot
    smoothed snn social soft sparse sparsity spatiotemporal spectral spoken squad square stein stepsize stochastic
    strategic streaming subgraph subpopulation subspace supervised surface svm symbolic synaptic synchronization
    syntax tabular td teaching temporal termination text theorem theory thought thresholding timescale tokenization
    toxicity tracking transferability traveling treatment triggered tuning unbalanced unitary universal universality
    unrestricted vae variance vehicle verifier video visual visuomotor vlm vocabulary walk weak weakly wl word2vec
    writing
    """,
    3: """
    acceleration active adam adaptation algebra answering anytime articulated attack attention attractor attribution
    auc auction audio augmentation autoencoder autonomous autonomy bayes bayesian bilevel bimanual bin binarization
    boltzmann boosting calibration captioning carlo catastrophic causal causality certified chain chemistry cloning
    cloud coding collaborative collapse combinatorial compiler completion computer conservation contextual
    contrastive cooperation counterfactual curiosity curriculum debiasing deblurring debugging descent detection
    dexterous dictionary differentiation discovery distributed distributionally driving dropout drug dynamical
    editing embodied encryption ensemble entanglement equation equilibrium evolutionary exit explainability
    exploding factorization faithfulness flow forecasting forest forgetting frank game gaussian generalization
    generation generative genetic geodesic graph graphical grasping gromov grounding hallucination hamiltonian
    hashing hilbert homophily humanoid hyperbolic hypergraph hypernetwork identifiability imagenet implicit
    incremental individualized interpretability inverse kernel knapsack kv lagrangian langevin language laplace
    legged logic logistic lyapunov mamba manipulation market markov mcmc mechanistic membership memorization mirror
    misspecification mmd momentum monocular monotonicity monte mri multiarmed multifidelity multilingual multimodal
    multiobjective multiresolution multitask music mutual navigation nearest nesterov network neural neuromorphic
    neuroscience newton nonprehensile normalization novelty offline optimization ordinal oversmoothing pac packing
    parity pca pde peer personalization philosophy physics planning plasticity poisoning poisson posttraining
    protein pseudolabeling quantification quantile quantum randomized reading reasoning recommendation recommender
    red referring regression regularization renyi reproducibility reranking retina retrieval reweighting riemannian
    rnn robustness routing saliency scattering search security segmentation self semisupervised sensing shortcut
    signaling signed sim2real sketch sketching slide smoothing sobolev sorting speech spline spurious sql stability
    submodular summarization superresolution swap switching symmetry synthesis teleoperation thompson ticket
    transfer translation tree uncertainty unsupervised valuation variate variational vc verification vertical vision
    vla vqa wasserstein weisfeiler wolfe zeroth
    """,
    4: """
    adversarial animation anomaly associative automl backdoor bandit clustering compositionality compression
    conformal continual coreset differential diffusion disentanglement distillation equivariance fairness federated
    fmri gan hopfield imitation jailbreak koopman learning lifelong meta mixup multiagent multilabel neuro
    normalizing optical pomdp pricing privacy pruning quantization radiance reinforcement restoration rlhf shapley
    sharpness spiking splatting survival tactile tangent teaming tensor transformer transport unlearning wavelet
    """,
}

NEVER = frozenset(LEVELS[-5].split())
