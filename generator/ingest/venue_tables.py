"""Words that say "list of papers" in a heading, and the names of well-known venues."""

from __future__ import annotations

LIST_WORDS = {
    "English": (
        "abstract abstracts accept acceptance accepted annual archive article articles bibliography camera "
        "collected collection complete conference contributed contributions conf corpus entire full index "
        "invited list listing lists long main official oral orals overview paper papers poster posters "
        "presentation presentations presented proc proceedings program publication publications published "
        "reading ready regular research schedule selected selection short spotlight spotlights submission "
        "submissions submitted summaries summary table titles track tracks"
    ),
    "German": (
        "akzeptierte akzeptierten angenommene angenommenen artikel artikeln aufsätze beiträge beiträgen "
        "konferenz liste sammlung tagung tagungsband veröffentlichungen vorträge zusammenfassungen"
    ),
    "Dutch": "aanvaarde artikelen conferentie geaccepteerde lijst samenvattingen",
    "Scandinavian": (
        "antagna artiklar artikler artikel bidrag godkända konferanse konferansen konferencen konferens "
        "konferensen liste lista over sammanfattningar sammendrag uppsatser över"
    ),
    "French": (
        "acceptés acceptées actes articles communications conférence présentés publications recueil retenus résumés"
    ),
    "Spanish": (
        "aceptados actas artículo artículos conferencia congreso lista listado ponencias publicaciones "
        "resúmenes trabajos"
    ),
    "Portuguese": "aceitos anais artigo artigos conferência congresso publicações resumos trabalhos",
    "Italian": ("accettati articoli articolo atti conferenza elenco lavori pubblicazioni raccolta riassunti"),
    "Catalan": "acceptats articles congrés llista resums",
    "Romanian": "acceptate articole articolele listă lucrări lucrările rezumate",
    "Polish": (
        "abstrakty artykuły artykułów konferencja konferencji lista prac prace przyjęte przyjętych referatów "
        "referaty spis streszczenia"
    ),
    "Czech and Slovak": (
        "konference konferencie príspevky prijaté přijaté přijatých příspěvky sborník seznam zborník zoznam "
        "článků články článkov"
    ),
    "Croatian": "konferencije popis prihvaćeni radova radovi sažeci zbornik",
    "Hungarian": "absztraktok cikkei cikkek elfogadott előadások konferencia listája tanulmányok",
    "Finnish": "artikkelit hyväksytyt julkaisut konferenssi konferenssin luettelo tiivistelmät",
    "Turkish": (
        "bildiri bildiriler bildirileri edilen kabul konferansı konferansında liste listesi makale makaleler "
        "makaleleri özetler özetleri"
    ),
    "Russian": (
        "абстракты аннотации доклады докладов конференции конференция конференцию материалы принятые принятых "
        "публикации работ работы сборник список статей статьи статья тезисы труды"
    ),
    "Ukrainian": "доповіді конференції матеріали прийняті статей статті список тези",
    "Bulgarian and Serbian": "доклади конференцията конференције радови сажеци списак списък статии чланци",
    "Greek": "άρθρα δημοσιεύσεις εργασίες κατάλογος λίστα περιλήψεις πρακτικά συνέδριο συνεδρίου",
    "Arabic": (
        "أبحاث أوراق الأبحاث الأوراق البحثية العلمية المؤتمر المقالات المقبولة بحث بحوث قائمة قائمه مقالات "
        "مقالة ملخصات مؤتمر ورقة"
    ),
    "Persian and Urdu": (
        "چکیده چکیده‌ها فهرست لیست مقاله مقالات مقاله‌ها مقاله‌های همایش پذیرفته کنفرانس مضامین مقالے فہرست"
    ),
    "Hebrew": "המאמרים כנס מאמרי מאמרים רשימת שהתקבלו תקצירי תקצירים",
    "Hindi": "पत्र पत्रों लेख शोध शोधपत्र सम्मेलन सारांश सूची स्वीकृत",
    "Bengali": "গবেষণা গবেষণাপত্র তালিকা নিবন্ধ প্রবন্ধ সম্মেলন",
    "Vietnamese": "bài báo chấp danh hội khoa học nghị nhận sách tóm tắt",
    "Indonesian": "abstrak artikel daftar diterima konferensi kumpulan makalah prosiding senarai",
}
"""By language, in lower case: dropped from both ends of a heading, never from its middle."""

UNSPACED_LIST_WORDS = {
    "Chinese": (
        "论文列表 论文清单 论文目录 论文合集 论文集 论文 論文列表 論文清單 論文目錄 論文集 論文 文章 摘要集 "
        "摘要 列表 清单 清單 目录 目錄 合集 汇总 彙總 一览 接收 接受 录用 錄用 收录 收錄 入选 入選 中稿 会议 "
        "會議 全部 所有 主会 精选 投稿"
    ),
    "Japanese": (
        "論文一覧 論文リスト 採択論文 採択 採録 一覧 リスト ペーパー 発表 予稿集 要旨 アブストラクト 国際会議 まとめ"
    ),
    "Korean": "논문집 논문들 논문 목록 리스트 초록집 초록 채택된 채택 게재 학회 학술대회 발표 모음",
    "Thai": "รายชื่อ รายการ บทความวิจัย บทความ งานวิจัย บทคัดย่อ ที่ได้รับการตอบรับ การประชุม",
}
"""Of scripts that write words together: dropped when a run of letters consists of them."""

FILLERS = {
    "English": "a all an and at by for from in of on our the to with",
    "German": "am auf bei das der des die im von zum zur",
    "Dutch": "de het op van",
    "Scandinavian": "af av fra från på",
    "French": "au aux d de des du et l la le les à",
    "Spanish": "de del el en la las los para y",
    "Portuguese": "ao aos as com da das do dos e em no os",
    "Italian": "al alla da degli dei del della di e gli i il nel",
    "Catalan": "de del",
    "Romanian": "ale",
    "Polish": "na z",
    "Russian": "г года год на о по с",
    "Ukrainian": "року",
    "Greek": "για στο της του των",
    "Arabic": "في لعام من عام",
    "Persian and Urdu": "از برای در سال شده کی",
    "Hebrew": "של שנת",
    "Hindi": "का की के",
    "Bengali": "এর",
    "Vietnamese": "các năm tại được",
    "Indonesian": "pada tahun yang",
    "Turkish": "yılı",
}
"""Dropped like the words above, but saying nothing by themselves."""

UNSPACED_FILLERS = "年度 年 届 的 の と 년도 년 의 ของ ปี"

ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth "
    "fiftieth sixtieth seventieth eightieth ninetieth twenty thirty forty fifty sixty seventy eighty "
    "ninety"
)
"""Words of `the Forty-first`, `Thirty Third`."""

CONFERENCES = (
    "conference conferencia conferenza conferência congreso conférence konferenz symposium workshop конференция"
)
"""Kept where their subject follows: `Conference on Robot Learning`."""

SUBJECT_WORDS = "for für on per por pour sobre su sur voor über о по"
"""What stands between a conference and its subject."""

PARTS_OF_VENUES = "challenge competition findings seminar session symposium tutorial workshop workshops"
"""What a venue holds and is not: `Workshop on Moths @ ICLR` is no other name of ICLR."""

VENUES = {
    "AAAI": ("aaai conference on artificial intelligence",),
    "AAMAS": ("international conference on autonomous agents and multiagent systems",),
    "ACL": ("meeting of the association for computational linguistics",),
    "AISTATS": (
        "international conference on artificial intelligence and statistics",
        "artificial intelligence and statistics",
    ),
    "ALT": ("international conference on algorithmic learning theory", "algorithmic learning theory"),
    "arXiv": ("arxiv e-prints", "arxiv preprint"),
    "ASPLOS": (),
    "BMVC": ("british machine vision conference",),
    "CAV": (),
    "CCS": (),
    "CHI": (
        "chi conference on human factors in computing systems",
        "conference on human factors in computing systems",
    ),
    "CIKM": ("international conference on information and knowledge management",),
    "CLeaR": ("conference on causal learning and reasoning",),
    "COLING": ("international conference on computational linguistics",),
    "CoLLAs": ("conference on lifelong learning agents",),
    "COLM": ("conference on language modeling",),
    "COLT": ("conference on learning theory",),
    "CoNLL": ("conference on computational natural language learning",),
    "CoRL": ("conference on robot learning",),
    "CoRR": (),
    "CVPR": ("conference on computer vision and pattern recognition", "computer vision and pattern recognition"),
    "EACL": ("conference of the european chapter of the association for computational linguistics",),
    "ECCV": ("european conference on computer vision",),
    "EMNLP": (
        "conference on empirical methods in natural language processing",
        "empirical methods in natural language processing",
    ),
    "FAccT": ("conference on fairness, accountability, and transparency",),
    "FOCS": (),
    "ICASSP": ("international conference on acoustics, speech and signal processing",),
    "ICCV": ("international conference on computer vision",),
    "ICDM": ("international conference on data mining",),
    "ICLR": ("international conference on learning representations",),
    "ICML": ("international conference on machine learning",),
    "ICRA": ("international conference on robotics and automation",),
    "ICSE": ("international conference on software engineering",),
    "IJCAI": ("international joint conference on artificial intelligence",),
    "IJCNLP": ("international joint conference on natural language processing",),
    "Interspeech": (),
    "IROS": ("international conference on intelligent robots and systems",),
    "ISIT": (),
    "JMLR": ("journal of machine learning research",),
    "KDD": (
        "sigkdd conference on knowledge discovery and data mining",
        "sigkdd international conference on knowledge discovery & data mining",
        "sigkdd international conference on knowledge discovery and data mining",
    ),
    "L4DC": ("learning for dynamics and control conference",),
    "LoG": ("learning on graphs conference",),
    "LREC": (),
    "MICCAI": (),
    "MLSys": ("conference on machine learning and systems",),
    "NAACL": ("conference of the north american chapter of the association for computational linguistics",),
    "NDSS": (),
    "NeurIPS": (
        "advances in neural information processing systems",
        "conference on neural information processing systems",
        "neural information processing systems",
    ),
    "NIPS": (),
    "OSDI": (),
    "PLDI": (),
    "PMLR": (),
    "PNAS": ("national academy of sciences", "national academy of sciences of the united states of america"),
    "POPL": (),
    "PVLDB": ("vldb endowment",),
    "RecSys": (),
    "RSS": ("robotics: science and systems",),
    "S&P": ("symposium on security and privacy",),
    "SaTML": ("conference on secure and trustworthy machine learning",),
    "SIGGRAPH": (),
    "SIGIR": ("international acm sigir conference on research and development in information retrieval",),
    "SIGMOD": (),
    "SODA": (),
    "SOSP": (),
    "STOC": (),
    "TACL": ("transactions of the association for computational linguistics",),
    "TMLR": ("transactions on machine learning research",),
    "TPAMI": ("transactions on pattern analysis and machine intelligence",),
    "UAI": ("conference on uncertainty in artificial intelligence", "uncertainty in artificial intelligence"),
    "UIST": (),
    "USENIX": (),
    "VLDB": (),
    "WACV": ("winter conference on applications of computer vision",),
    "WSDM": (),
    "WWW": (
        "the web conference",
        "web conference",
        "international world wide web conference",
        "world wide web conference",
    ),
}
"""Short names, and the long ones that stand for them: in lower case, without `Proceedings of the 3rd Annual`."""
