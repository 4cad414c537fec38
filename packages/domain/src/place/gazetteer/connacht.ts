/** The smaller places of Connacht; see `gazetteer.ts` for the line format. */
export const connacht = `
Galway
Abbeyknockmoy|Mainistir Chnoc Muaidhe|53.437|-8.747|300
Ahascragh|Áth Eascrach|53.4|-8.333|200
Annaghdown|Eanach Dhúin|53.387|-9.07|300
Ardrahan|Ard Raithin|53.158|-8.805|300
Attymon|Áth Tíomáin|53.333|-8.607|150
Aughrim|Eachroim|53.304|-8.316|650
Ballindereen/Ballinderreen|Baile an Doirín|53.186|-8.908|250
Ballybane|An Baile Bán|53.282|-9.003|5000
Ballybrit|Baile an Bhriotaigh|53.296|-8.99|2000
Ballyconneely|Baile Conaola|53.432|-10.072|200
Ballygar|Béal Átha Ghártha|53.522|-8.328|700
Ballyglunin||53.46|-8.81|150
Ballymacward|Baile Mhic an Bhaird|53.367|-8.497|150
Ballymoe|Béal Átha Mó|53.696|-8.466|150
Ballynahinch|Baile na hInse|53.46|-9.864|60
Bearna/Barna|Bearna|53.251|-9.15|2300
Belclare|Béal Chláir|53.492|-8.938|200
Bullaun|An Bullán|53.248|-8.555|150
Caltra|An Chealtrach|53.433|-8.433|150
Camus|Camas|53.373|-9.559|150
Carna|Carna|53.322|-9.843|200
Carnmore|An Carn Mór|53.305|-8.945|800
Carraroe|An Cheathrú Rua|53.266|-9.591|750
Cashel|An Caiseal|53.428|-9.803|100
Castleblakeney|Gallach|53.436|-8.473|150
Claregalway|Baile Chláir|53.339|-8.945|1700
Clarinbridge|Droichead an Chláirín|53.229|-8.876|1000
Cleggan|An Cloigeann|53.556|-10.112|200
Clonberne||53.56|-8.63|100
Clonbur|An Fhairche|53.545|-9.366|300
Clonfert|Cluain Fearta|53.226|-8.062|100
Cloonboo|Cluain Bú|53.395|-8.995|300
Cloghbrack||53.561|-9.435|100
Corofin/Corrofin|Cora Finne|53.43|-8.85|500
Cornamona|Corr na Móna|53.514|-9.449|150
Corrandulla|Cor an Dola|53.41|-9.02|300
Costelloe|Casla|53.291|-9.547|150
Craughwell|Creachmhaoil|53.228|-8.735|900
Cummer|An Comar|53.455|-8.88|150
Derrybrien|Daraidh Braoin|53.066|-8.611|100
Dunmore|Dún Mór|53.618|-8.742|500
Eyrecourt|Dún an Uchta|53.2|-8.132|200
Furbo/Furbogh|Na Forbacha|53.249|-9.205|1300
Glenamaddy|Gleann na Madadh|53.607|-8.557|500
Glinsk|Glinsce|53.643|-8.43|100
Gurteen|An Goirtín|53.368|-8.584|100
Headford|Áth Cinn|53.469|-9.107|1000
Inverin|Indreabhán|53.238|-9.44|400
Inishmore/Kilronan|Cill Rónáin|53.125|-9.668|300
Kilbeacanty||53.066|-8.774|100
Kilchreest|Cill Chríost|53.173|-8.644|150
Kilcolgan|Cill Cholgáin|53.211|-8.871|250
Kilconly|Cill Chonla|53.568|-8.97|150
Kilconnell|Cill Chonaill|53.33|-8.404|150
Kilkerrin|Cill Choirín|53.558|-8.573|200
Kilkieran|Cill Chiaráin|53.326|-9.735|150
Killimor|Cill Íomair|53.164|-8.286|300
Killererin||53.45|-8.78|100
Kilreekill/Kilrickle||53.225|-8.475|150
Kiltormer|Cill Tormóir|53.233|-8.27|150
Kiltullagh|Cill Tulach|53.275|-8.637|150
Kinvara|Cinn Mhara|53.139|-8.938|800
Knocknacarra|Cnoc na Cathrach|53.266|-9.112|15000
Labane||53.117|-8.8|100
Lackagh/Lackaghbeg|Leacach|53.37|-8.9|600
Lawrencetown/Laurencetown|An Baile Mór|53.237|-8.175|300
Leenane/Leenaun|An Líonán|53.596|-9.693|100
Letterfrack|Leitir Fraic|53.55|-9.95|200
Lettermore|Leitir Móir|53.289|-9.655|200
Lettermullen|Leitir Mealláin|53.244|-9.726|150
Maam|An Mám|53.517|-9.57|60
Maam Cross|An Teach Dóite|53.453|-9.533|60
Maree|Meáraí|53.22|-8.945|800
Menlo|Mionlach|53.302|-9.073|500
Menlough||53.425|-8.6|150
Milltown|Baile an Mhuilinn|53.614|-8.9|250
Monivea|Muine Mheá|53.372|-8.705|250
Mountbellew|An Creagán|53.472|-8.503|800
Moycullen|Maigh Cuilinn|53.339|-9.18|1800
Moylough|Maigh Locha|53.489|-8.564|500
Moyard||53.533|-9.99|60
New Inn|An Cnoc Breac|53.302|-8.488|150
Oughterard|Uachtar Ard|53.427|-9.319|1800
Parkmore||53.294|-8.972|300
Peterswell|Tobar Pheadair|53.117|-8.72|100
Portumna|Port Omna|53.09|-8.219|1800
Recess|Sraith Salach|53.466|-9.73|60
Renmore|An Rinn Mhór|53.273|-9.02|5000
Renvyle|Rinn Mhaoile|53.595|-9.958|150
Rosmuc/Rosmuck|Ros Muc|53.35|-9.616|200
Rosscahill|Ros Cathail|53.386|-9.24|300
Rossaveal|Ros an Mhíl|53.271|-9.551|200
Roundstone|Cloch na Rón|53.396|-9.918|250
Salthill|Bóthar na Trá|53.261|-9.075|8000
Skehana|Sceach Chánach|53.417|-8.636|100
Spiddal|An Spidéal|53.244|-9.306|400
Tiernee|Tír an Fhia|53.262|-9.66|150
Turloughmore|An Turlach Mór|53.375|-8.865|400
Tully|An Tulaigh|53.24|-9.49|150
Tynagh|Tíne|53.15|-8.373|150
Williamstown|Baile Liam|53.676|-8.585|200
Woodford|Gráig na Muilte Iarainn|53.048|-8.4|300
Woodlawn||53.343|-8.48|60
Leitrim
Aughnasheelin|Achadh na Síleann|54.08|-7.85|100
Ballinaglera|Baile na gCléireach|54.156|-8.009|100
Ballinamore|Béal an Átha Móir|54.052|-7.802|1000
Carrigallen|Carraig Álainn|53.977|-7.646|400
Cloone|An Chluain|53.946|-7.786|150
Dromahair|Droim dhá Thiar|54.231|-8.301|900
Dromod/Drumod|Dromad|53.859|-7.925|700
Drumcong||54.033|-7.98|100
Drumkeeran|Droim Caorthainn|54.17|-8.143|200
Drumshanbo|Droim Seanbhó|54.05|-8.033|1000
Drumsna|Droim ar Snámh|53.929|-8.004|300
Eslin||53.96|-7.93|60
Fenagh|Fíonach|54.021|-7.834|150
Glenfarne|Gleann Fearna|54.284|-7.984|100
Jamestown|Cill Srianáin|53.924|-8.032|200
Keshcarrigan|Ceis Charraigín|54.018|-7.943|200
Kiltyclogher|Coillte Clochair|54.356|-8.038|200
Kinlough|Cionn Locha|54.45|-8.283|1200
Leitrim Village||53.991|-8.064|700
Lurganboy|An Lorgain Bhuí|54.318|-8.218|100
Mohill|Maothail|53.922|-7.866|950
Newtowngore|An Dúcharraig|54.043|-7.673|100
Rossinver|Ros Inbhir|54.395|-8.13|150
Rooskey/Roosky|Rúscaigh|53.833|-7.917|600
Tullaghan|An Tulachán|54.468|-8.331|300
Mayo
Achill/Achill Sound|Gob an Choire|53.928|-9.926|300
Aghamore|Achadh Mór|53.83|-8.83|100
Attymass|Áth Tí an Mheasaigh|54.05|-9.083|150
Aughagower|Achadh Ghobhair|53.764|-9.464|150
Balla/Ballagh|Balla|53.804|-9.13|500
Ballindine|Baile an Daighin|53.667|-8.955|400
Ballintubber/Ballintober|Baile an Tobair|53.745|-9.298|100
Ballycastle|Baile an Chaisil|54.28|-9.373|250
Ballycroy|Baile Chruaich|54.017|-9.817|200
Ballyglass|An Baile Glas|53.74|-9.14|100
Bangor Erris/Bangor|Baingear|54.143|-9.74|300
Bekan|Béacán|53.762|-8.851|150
Belcarra/Ballycarra|Baile na Cora|53.802|-9.216|250
Belderrig|Béal Deirg|54.305|-9.55|60
Bellavary/Ballyvary|Béal Átha Bhearaigh|53.894|-9.149|200
Belmullet|Béal an Mhuirthead|54.225|-9.991|1100
Binghamstown|An Geata Mór|54.2|-10.033|100
Bohola|Both Chomhla|53.903|-9.056|250
Bonniconlon/Bunnyconnellan|Muine Chonalláin|54.113|-9.02|250
Breaffy/Breaghwy|Bréachmhaigh|53.846|-9.237|600
Bunacurry|Bun an Churraigh|53.973|-9.984|100
Carracastle|Ceathrú an Chaisil|53.947|-8.71|150
Carrowteige|Ceathrú Thaidhg|54.314|-9.817|60
Castlehill|Caorthannán|54.052|-9.339|60
Charlestown|Baile Chathail|53.964|-8.795|1000
Cong|Conga|53.54|-9.287|200
Corroy||54.066|-9.182|60
Cross|An Chrois|53.544|-9.217|100
Crossmolina|Crois Mhaoilíona|54.1|-9.318|1100
Dooagh|Dumha Acha|53.977|-10.13|200
Doohoma|Dumha Thuama|54.07|-9.96|200
Foxford|Béal Easa|53.981|-9.115|1500
Geesala/Gweesalia|Gaoth Sáile|54.113|-9.899|150
Glenamoy|Gleann na Muaidhe|54.241|-9.68|60
Glenhest|Gleann Heist|53.94|-9.44|60
Hollymount|Maolla|53.661|-9.118|150
Inver||54.27|-9.85|60
Irishtown|An Baile Gaelach|53.663|-8.889|150
Islandeady|Oileán Éadaí|53.826|-9.401|200
Keel|An Caol|53.976|-10.083|300
Kilkelly|Cill Cheallaigh|53.871|-8.85|350
Killala|Cill Ala|54.213|-9.221|600
Killasser||53.99|-8.94|100
Kilmaine|Cill Mheáin|53.577|-9.123|200
Kilmeena|Cill Mhíodhna|53.844|-9.575|200
Kilmovee|Cill Mobhí|53.887|-8.69|150
Kiltimagh/Kiltamagh|Coillte Mach|53.849|-9|1200
Knock|An Cnoc|53.793|-8.918|1000
Knockmore|An Cnoc Mór|54.035|-9.18|150
Lacken||54.27|-9.26|100
Lahardane/Lahardaun|Leathardán|54.03|-9.322|200
Lecanvey|Leac an Anfa|53.775|-9.688|150
Louisburgh|Cluain Cearbán|53.762|-9.809|450
Mayo Abbey|Mainistir Mhaigh Eo|53.762|-9.12|100
Meelick|Míleac|53.932|-9.021|60
Midfield||53.897|-8.927|60
Moygownagh|Maigh Ghamhnach|54.173|-9.29|60
Mulranny/Mallaranny|An Mhala Raithní|53.904|-9.786|300
Murrisk|Muraisc|53.778|-9.632|250
Newport|Baile Uí Fhiacháin|53.885|-9.546|600
Partry|Partraí|53.698|-9.283|150
Pontoon|Pontún|53.974|-9.212|60
Rossport|Ros Dumhach|54.282|-9.8|60
Roundfort||53.63|-9.07|60
Shrule|Sruthair|53.52|-9.089|450
Straide/Strade|An tSráid|53.921|-9.131|150
Swinford|Béal Átha na Muice|53.941|-8.949|1400
The Neale/Neale|An Éill|53.573|-9.225|150
Tourmakeady/Toormakeady|Tuar Mhic Éadaigh|53.654|-9.367|300
Turlough|Turlach|53.887|-9.21|300
Westport Quay||53.801|-9.549|500
Roscommon
Arigna|An Airgnigh|54.078|-8.106|100
Athleague|Áth Liag|53.566|-8.254|250
Ballaghaderreen|Bealach an Doirín|53.901|-8.579|2400
Ballinameen|Béal an Átha Mín|53.902|-8.302|150
Ballinlough|Baile an Locha|53.742|-8.634|300
Ballintober/Ballintubber|Baile an Tobair|53.718|-8.41|150
Ballyfarnon/Ballyfarnan|Béal Átha Fearnáin|54.073|-8.205|200
Ballyforan|Béal Átha Feorainne|53.47|-8.269|150
Ballyleague|Béal Átha Liag|53.676|-7.996|500
Bealnamulla/Bellanamullia|Béal na Muillí|53.427|-8.014|1200
Bellanagare|Béal Átha na gCarr|53.837|-8.388|150
Brideswell|Tobar Bhríde|53.463|-8.09|100
Castleplunket|Lios Lachna|53.751|-8.4|60
Clontuskert/Cloontuskert|Cluain Tuaiscirt|53.696|-8.03|250
Cloonfad|Cluain Fada|53.692|-8.742|250
Cootehall|Uachtar Thíre|53.984|-8.158|250
Cornafulla|Corr na Fola|53.376|-8.005|250
Croghan|Cruachan|53.92|-8.22|100
Curraghboy|An Currach Buí|53.484|-8.11|100
Drum|An Droim|53.401|-8.014|150
Dysart|An Díseart|53.464|-8.216|100
Elphin|Ail Finn|53.85|-8.197|700
Four Mile House|Teach na gCeithre Mhíle|53.69|-8.2|100
Frenchpark|Dún Gar|53.875|-8.405|400
Granlahan||53.71|-8.6|60
Keadue/Keadew|Céideadh|54.049|-8.134|200
Kilglass||53.83|-8|60
Kilteevan||53.64|-8.09|100
Kiltoom|Cill Tuama|53.478|-8.02|300
Knockcroghery|Cnoc an Chrochaire|53.577|-8.093|350
Knockvicar|Cnoc an Bhiocáire|54|-8.19|100
Lecarrow|An Leithcheathrú|53.543|-8.047|150
Lisacul|Lios an Choill|53.86|-8.65|60
Loughglinn|Loch Glinne|53.823|-8.562|200
Monksland|Fearann na Manach|53.418|-7.975|3000
Rahara|Ráth Ara|53.521|-8.14|60
Strokestown|Béal na mBuillí|53.777|-8.104|900
Taughmaconnell/Taghmaconnell|Teach Mhic Conaill|53.408|-8.147|100
Tarmonbarry/Termonbarry|Tearmann Bearaigh|53.744|-7.923|600
Tulsk|Tuilsce|53.78|-8.252|250
Sligo
Achonry|Achadh Conaire|54.083|-8.667|60
Aclare|Áth an Chláir|54.035|-8.898|100
Ballinacarrow|Baile na Cora|54.136|-8.565|300
Ballincar||54.302|-8.5|500
Ballinafad|Béal an Átha Fada|54.024|-8.337|100
Ballintogher|Baile an Tóchair|54.201|-8.365|200
Ballisodare/Ballysadare|Baile Easa Dara|54.212|-8.509|1500
Ballygawley|Baile Uí Dhálaigh|54.192|-8.446|300
Beltra|Béal Trá|54.222|-8.625|100
Bunninadden/Bunnanaddan|Bun an Fheadáin|54.052|-8.605|100
Calry|Calraí|54.284|-8.394|200
Carney|Fearann Uí Chearnaigh|54.348|-8.54|450
Castlebaldwin|Béal Átha an Chaisleáin|54.079|-8.376|100
Cliffoney/Cliffony|Cliafuine|54.432|-8.455|500
Cloonacool|Cluain na Cúile|54.102|-8.778|100
Collooney|Cúil Mhuine|54.184|-8.489|1800
Coolaney|Cúil Áine|54.178|-8.6|1100
Curry|An Choraidh|54.001|-8.773|100
Dromard|An Droim Ard|54.237|-8.673|100
Dromore West|An Droim Mór Thiar|54.251|-8.885|250
Drumcliff/Drumcliffe|Droim Chliabh|54.331|-8.5|200
Easky/Easkey|Iascaigh|54.289|-8.962|300
Enniscrone/Inishcrone/Inniscrone|Inis Crabhann|54.214|-9.093|1300
Geevagh|An Ghaobhach|54.099|-8.25|100
Grange|An Ghráinseach|54.397|-8.524|600
Gurteen/Gorteen|An Goirtín|53.994|-8.517|450
Kilglass|Cill Ghlas|54.239|-9.056|60
Monasteraden|Mainistir Réadáin|53.945|-8.497|60
Mullaghmore|An Mullach Mór|54.466|-8.449|150
Ransboro/Knocknahur|Cnoc na hUr|54.244|-8.54|300
Rathcormac||54.32|-8.471|300
Riverstown|Baile idir dhá Abhainn|54.132|-8.394|400
Rosses Point|An Ros|54.307|-8.565|900
Skreen|An Scrín|54.243|-8.731|60
Strandhill|An Leathros|54.271|-8.597|2000
Tourlestrane/Toorlestraun|Tuar Loistreáin|54.04|-8.843|100
`;
