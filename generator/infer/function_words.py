"""Words that hold sentences together, by language: none begins or ends a keyword, and none stands inside one."""

from __future__ import annotations

_FUNCTION_WORDS = """
    a about above across after afterwards again against ago ahead al albeit all almost alone along already also
    although always am amid among amongst an and another any anybody anyhow anyone anything anyway anywhere apart
    are around as aside at away be became because become been before beforehand behind being below beneath beside
    besides best better between beyond both but by came can cannot certain certainly clearly come could currently de
    despite did directly do does doe doing done down due during each easily effectively efficiently eg either else
    elsewhere empirically enough entirely especially etc even eventually ever every everyone everything everywhere
    except far few finally first firstly follow following for former formerly from fully further furthermore gave
    generally get give given go gone got greatly had hardly has have having he hence her here hereby herein herself
    highly him himself his how however i ie if in indeed instead into is it its itself just keep kept largely last
    lastly later latter least less let like likely likewise made mainly make many may maybe me mean meanwhile merely
    might more moreover most mostly much must my myself namely near nearly neither never nevertheless next no nobody
    none nonetheless nor not nothing notably now nowhere of off often on once one only onto or other otherwise
    others ought our ours ourselves out over overall own particularly per perhaps possibly potentially precisely
    previously primarily quite rather readily really recently regarding relatively remarkably respectively said same
    say second secondly see seem seen several shall she should significantly similarly simply simultaneously since
    so some somebody somehow someone something sometimes somewhat somewhere soon specifically still strongly
    substantially successfully such sufficiently surprisingly take taken than that the their theirs them themselves
    then thence theoretically there thereafter thereby therefore therein these they third this those though three
    through throughout thus to together too toward towards two typically under unfortunately unless unlike until up
    upon us usually various very via vs was we well went were what whatever when whence whenever where whereas
    whereby wherein wherever whether which whichever while who whoever whole whom whose why widely will with within
    without would yet you your yours yourself yourselves four five six seven eight nine ten hundred thousand million
    billion really www http https com org html pdf
"""
FUNCTION_WORDS = frozenset(_FUNCTION_WORDS.split())
"""English."""

SUBJECTS = frozenset({"we", "i"})
"""Words that a verb follows."""
ADVERBS = frozenset({"also", "first", "further", "here", "hence", "next", "now", "often", "then", "therefore", "thus"})
"""Words that may come between."""

_FOREIGN = """
    alla alle allem allen aller alles als auch auf aus bei beim bis da damit dann das dass dazu dein dem den denn
    der deren des dessen die dies diese diesem diesen dieser dieses doch dort durch ein eine einem einen einer eines
    er es etwa euch für gegen haben hat hatte hier ihm ihn ihr ihre ihren im ist jede jeder jedoch kann kein keine
    können man mehr mit muss nach nicht noch nur oder ohne sehr sein seine sich sie sind sowie um und uns unser
    unter vom von vor war werden wie wir wird wobei wurde wurden zu zum zur zwischen über au aux avec cependant ces
    cette comme dans de depuis des dont du elle elles en entre est et etre ils la le les leur leurs mais meme ne
    nous ont ou par parmi pas plus pour qu que qui sans se selon ses son sont sous sur tous tout toutes tres un une
    vers nos notre ainsi afin celle celui chaque autre autres al ante como con contra cual cuando del desde donde
    durante el ella ellos en entre era esta estas este estos fue ha han hacia hasta la las lo los mas mediante
    mientras muy nos nuestra nuestro o para pero por porque que se segun ser sin sobre son su sus tambien un una
    unas uno unos y ya agli ai alla alle anche che ci come con cui da dagli dai dal dalla dalle degli dei del della
    delle di e gli il nei nel nella nelle non per più quale quali questa queste questi questo si sono sui sul sulla
    tra ao aos as com da das do dos e em entre essa esse esta este foi isso mais mas na nas no nos num numa os ou
    para pela pelas pelo pelos por que sao se sem seu seus sua suas também uma umas uns aan als bij dat de deze die
    dit door een en het hun in is kan maar met naar niet of om ook op over te tot uit van voor was wordt worden zijn
    zoals
"""
FOREIGN = frozenset(_FOREIGN.split())
"""German, French, Spanish, Italian, Portuguese, Dutch; used on a text whose commonest words are foreign."""
