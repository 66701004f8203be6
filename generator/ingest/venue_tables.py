"""Words that say "list of papers" in a heading, and the names of well-known venues."""

from __future__ import annotations

LIST_WORDS = {
    "English": (
        "a abstract abstracts accept acceptance accepted all and annual archive article articles at "
        "bibliography camera collected collection complete conference contributed contributions conf corpus "
        "entire for from full in index invited list listing lists long main of official on oral orals our "
        "overview paper papers poster posters presentation presentations presented proc proceedings program "
        "publication publications published reading ready regular research schedule selected selection short "
        "spotlight spotlights submission submissions submitted summaries summary table the titles to track "
        "tracks with"
    ),
    "German": (
        "akzeptierte akzeptierten am angenommene angenommenen artikel artikeln aufsätze auf bei beiträge "
        "beiträgen das der des die im konferenz liste sammlung tagung tagungsband veröffentlichungen von "
        "vorträge zusammenfassungen zum zur"
    ),
    "Dutch": "aanvaarde artikelen conferentie de geaccepteerde het lijst op samenvattingen van",
    "Scandinavian": (
        "af antagna artiklar artikler artikel av bidrag fra från godkända konferanse konferansen konferencen "
        "konferens konferensen liste lista over på sammanfattningar sammendrag uppsatser över"
    ),
    "French": (
        "acceptés acceptées actes articles au aux communications conférence d de des du et l la le les "
        "présentés publications recueil retenus résumés à"
    ),
    "Spanish": (
        "aceptados actas artículo artículos conferencia congreso de del el en la las lista listado los para "
        "ponencias publicaciones resúmenes trabajos y"
    ),
    "Portuguese": (
        "aceitos anais ao aos artigo artigos as com conferência congresso da das do dos e em no os "
        "publicações resumos trabalhos"
    ),
    "Italian": (
        "accettati al alla articoli articolo atti conferenza degli dei del della elenco gli i il lavori "
        "pubblicazioni raccolta riassunti"
    ),
    "Catalan": "acceptats articles congrés de del llista resums",
    "Romanian": "acceptate ale articole articolele listă lucrări lucrările rezumate",
    "Polish": (
        "abstrakty artykuły artykułów konferencja konferencji lista na prac prace przyjęte przyjętych "
        "referatów referaty spis streszczenia z"
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
        "makaleleri özetler özetleri yılı"
    ),
    "Russian": (
        "абстракты аннотации года год г доклады докладов конференции конференция конференцию материалы на о "
        "по принятые принятых публикации работ работы с сборник список статей статьи статья тезисы труды"
    ),
    "Ukrainian": "доповіді конференції матеріали прийняті року статей статті список тези",
    "Bulgarian and Serbian": "доклади конференцията конференције радови сажеци списак списък статии чланци",
    "Greek": ("άρθρα για δημοσιεύσεις εργασίες κατάλογος λίστα περιλήψεις πρακτικά στο συνέδριο συνεδρίου της του των"),
    "Arabic": (
        "أبحاث أوراق الأبحاث الأوراق البحثية العلمية المؤتمر المقالات المقبولة بحث بحوث عام في قائمة قائمه "
        "لعام مقالات مقالة ملخصات من مؤتمر ورقة"
    ),
    "Persian and Urdu": (
        "از برای چکیده چکیده‌ها شده سال فهرست لیست مقاله مقالات مقاله‌ها مقاله‌های همایش پذیرفته کنفرانس در "
        "کی مضامین مقالے فہرست"
    ),
    "Hebrew": "המאמרים כנס מאמרי מאמרים רשימת של שהתקבלו שנת תקצירי תקצירים",
    "Hindi": "के का की पत्र पत्रों लेख शोध शोधपत्र सम्मेलन सारांश सूची स्वीकृत",
    "Bengali": "এর গবেষণা গবেষণাপত্র তালিকা নিবন্ধ প্রবন্ধ সম্মেলন",
    "Vietnamese": "bài báo chấp các danh hội khoa học nghị nhận năm sách tóm tắt tại được",
    "Indonesian": "abstrak artikel daftar diterima konferensi kumpulan makalah pada prosiding senarai tahun yang",
}
"""By language, in lower case: dropped from both ends of a heading, never from its middle."""

UNSPACED_LIST_WORDS = {
    "Chinese": (
        "论文列表 论文清单 论文目录 论文合集 论文集 论文 論文列表 論文清單 論文目錄 論文集 論文 文章 摘要集 "
        "摘要 列表 清单 清單 目录 目錄 合集 汇总 彙總 一览 接收 接受 录用 錄用 收录 收錄 入选 入選 中稿 会议 "
        "會議 全部 所有 主会 精选 投稿 年度 年 届 的"
    ),
    "Japanese": (
        "論文一覧 論文リスト 採択論文 採択 採録 一覧 リスト ペーパー 発表 予稿集 要旨 アブストラクト 国際会議 "
        "まとめ の と"
    ),
    "Korean": "논문집 논문들 논문 목록 리스트 초록집 초록 채택된 채택 게재 학회 학술대회 발표 모음 년도 년 의",
    "Thai": "รายชื่อ รายการ บทความวิจัย บทความ งานวิจัย บทคัดย่อ ที่ได้รับการตอบรับ การประชุม ของ ปี",
}
"""Of scripts that write words together: dropped when a run of letters consists of them."""

ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth "
    "fiftieth sixtieth seventieth eightieth ninetieth twenty thirty forty fifty sixty seventy eighty "
    "ninety"
)
"""Words of `the Forty-first`, `Thirty Third`."""

VENUES = {
    "AAAI": (
        "aaai conference on artificial intelligence",
        "association for the advancement of artificial intelligence",
    ),
    "AAMAS": ("international conference on autonomous agents and multiagent systems",),
    "ACL": (
        "annual meeting of the association for computational linguistics",
        "meeting of the association for computational linguistics",
    ),
    "AISTATS": (
        "international conference on artificial intelligence and statistics",
        "artificial intelligence and statistics",
    ),
    "ASPLOS": (),
    "BMVC": ("british machine vision conference",),
    "CAV": (),
    "CCS": (),
    "CHI": (
        "chi conference on human factors in computing systems",
        "conference on human factors in computing systems",
    ),
    "CIKM": ("international conference on information and knowledge management",),
    "COLING": ("international conference on computational linguistics",),
    "COLM": ("conference on language modeling",),
    "COLT": ("conference on learning theory",),
    "CoLLAs": ("conference on lifelong learning agents",),
    "CoNLL": ("conference on computational natural language learning",),
    "CoRL": ("conference on robot learning",),
    "CoRR": (),
    "CVPR": (
        "conference on computer vision and pattern recognition",
        "ieee/cvf conference on computer vision and pattern recognition",
        "computer vision and pattern recognition",
    ),
    "EACL": ("conference of the european chapter of the association for computational linguistics",),
    "ECCV": ("european conference on computer vision",),
    "EMNLP": (
        "conference on empirical methods in natural language processing",
        "empirical methods in natural language processing",
    ),
    "FAccT": ("conference on fairness, accountability, and transparency",),
    "FOCS": (),
    "ICASSP": ("international conference on acoustics, speech and signal processing",),
    "ICCV": ("international conference on computer vision", "ieee/cvf international conference on computer vision"),
    "ICDM": ("international conference on data mining",),
    "ICLR": ("international conference on learning representations", "learning representations"),
    "ICML": ("international conference on machine learning", "machine learning, icml"),
    "ICRA": ("international conference on robotics and automation",),
    "IJCAI": ("international joint conference on artificial intelligence",),
    "IJCNLP": ("international joint conference on natural language processing",),
    "INTERSPEECH": (),
    "IROS": ("international conference on intelligent robots and systems",),
    "ISIT": (),
    "JMLR": ("journal of machine learning research",),
    "KDD": ("conference on knowledge discovery and data mining", "knowledge discovery and data mining"),
    "LREC": (),
    "MICCAI": (),
    "MLSys": ("conference on machine learning and systems",),
    "NAACL": ("conference of the north american chapter of the association for computational linguistics",),
    "NeurIPS": (
        "advances in neural information processing systems",
        "conference on neural information processing systems",
        "neural information processing systems",
    ),
    "NIPS": (),
    "OSDI": (),
    "PLDI": (),
    "POPL": (),
    "RecSys": (),
    "RSS": ("robotics: science and systems",),
    "SIGGRAPH": (),
    "SIGIR": (),
    "SIGMOD": (),
    "SODA": (),
    "SOSP": (),
    "STOC": (),
    "TACL": ("transactions of the association for computational linguistics",),
    "TMLR": ("transactions on machine learning research",),
    "UAI": ("conference on uncertainty in artificial intelligence", "uncertainty in artificial intelligence"),
    "UIST": (),
    "USENIX": (),
    "VLDB": (),
    "WACV": ("winter conference on applications of computer vision",),
    "WSDM": (),
    "WWW": ("the web conference", "international world wide web conference"),
    "arXiv": ("arxiv e-prints", "arxiv preprint"),
}
"""Short names, and the long ones that stand for them, in lower case."""
