/** The smaller places of Munster; see `gazetteer.ts` for the line format. */
export const munster = `
Clare
Ardnacrusha/Castlebank|Ard na Croise|52.71|-8.609|1300
Ballynacally|Baile na Caillí|52.718|-9.067|150
Ballyvaughan|Baile Uí Bheacháin|53.116|-9.149|300
Barefield|Gort Lomán|52.888|-8.949|800
Bodyke|Lúbán Díge|52.883|-8.6|250
Boston||53.031|-8.932|100
Broadford|Béal an Átha Leathain|52.806|-8.632|350
Bunratty|Bun Raite|52.7|-8.82|350
Carran/Carron|An Carn|53.035|-9.076|100
Carrigaholt|Carraig an Chabaltaigh|52.602|-9.703|100
Clarecastle|Droichead an Chláir|52.816|-8.966|2000
Clonlara|Cluain Lára|52.721|-8.55|900
Connolly||52.805|-9.14|100
Cooraclare|Cuar an Chláir|52.704|-9.418|150
Corofin|Cora Finne|52.945|-9.062|800
Cratloe|An Chreatalach|52.699|-8.763|700
Cree/Creegh|An Chríoch|52.746|-9.431|100
Crusheen|Croisín|52.939|-8.894|700
Doolin|Dúlainn|53.016|-9.377|300
Doonbeg|An Dún Beag|52.733|-9.523|300
Fanore|Fán Óir|53.117|-9.283|150
Feakle|An Fhiacail|52.926|-8.65|150
Inagh|Eidhneach|52.875|-9.175|250
Kilbaha|Cill Bheathach|52.571|-9.861|100
Kildysart/Killadysert|Cill an Dísirt|52.674|-9.108|300
Kilfenora|Cill Fhionnúrach|52.99|-9.217|250
Kilkee|Cill Chaoi|52.68|-9.647|1200
Kilkishen|Cill Chisín|52.806|-8.747|600
Killaloe|Cill Dalua|52.807|-8.442|1700
Killimer||52.615|-9.41|100
Kilmaley|Cill Mháille|52.818|-9.109|350
Kilmihil/Kilmihill|Cill Mhichíl|52.721|-9.32|550
Kilmurry||52.78|-8.75|200
Kilmurry McMahon|Cill Mhuire Mhic Mhathúna|52.637|-9.31|100
Kilnaboy|Cill Iníne Baoith|52.97|-9.085|100
Kilshanny|Cill Seanaigh|52.982|-9.299|150
Knock|An Cnoc|52.637|-9.35|100
Labasheeda|Leaba Shíoda|52.62|-9.24|150
Lahinch|An Leacht|52.934|-9.346|750
Liscannor|Lios Ceannúir|52.939|-9.397|150
Lisdoonvarna|Lios Dúin Bhearna|53.03|-9.289|900
Lissycasey|Lios Uí Chathasaigh|52.744|-9.16|300
Meelick|Míleac|52.7|-8.65|400
Miltown Malbay/Milltown Malbay|Sráid na Cathrach|52.855|-9.4|900
Mountshannon|Baile Uí Bheoláin|52.933|-8.433|250
Mullagh|An Mullach|52.8|-9.414|150
Newmarket-on-Fergus|Cora Chaitlín|52.76|-8.894|1900
O'Briensbridge|Droichead Uí Bhriain|52.753|-8.499|400
O'Callaghan's Mills|Muileann Uí Cheallacháin|52.842|-8.686|150
Ogonnelloe|Tuath Ó gConáile|52.867|-8.453|150
Parteen|Partín|52.696|-8.615|900
Quilty|Coillte|52.816|-9.456|200
Quin|Cuinche|52.818|-8.865|1000
Ruan|An Ruán|52.929|-8.99|200
Scarriff/Scariff|An Scairbh|52.909|-8.531|800
Sixmilebridge|Droichead Abhann Ó gCearnaigh|52.743|-8.773|2800
Spanish Point|Rinn na Spáinneach|52.845|-9.437|200
Tubber|An Tobar|52.99|-8.894|200
Tulla|An Tulach|52.867|-8.76|800
Tuamgraney|Tuaim Gréine|52.9|-8.533|300
Westbury||52.688|-8.592|3000
Whitegate|An Geata Bán|52.95|-8.373|150
Cork
Adrigole|Eadargóil|51.7|-9.717|150
Aghabullogue||51.945|-8.81|200
Aghada|Áth Fhada|51.839|-8.213|1000
Ahakista|Áth an Chiste|51.6|-9.633|100
Aherla|An Eatharla|51.857|-8.739|500
Ahiohill||51.71|-8.892|100
Allihies|Na hAilichí|51.638|-10.044|100
Ardfield|Ard Ó bhFicheallaigh|51.567|-8.917|150
Ardgroom|Dhá Dhrom|51.74|-9.894|100
Ballinadee|Baile na Daibhche|51.712|-8.627|150
Ballinagree||51.977|-8.925|150
Ballinascarthy/Ballinascarty|Béal na Scairte|51.674|-8.859|250
Ballinacurra/Ballynacorra|Baile na Cora|51.9|-8.165|1500
Ballineen|Béal Átha Fhínín|51.736|-8.956|700
Ballingeary|Béal Átha an Ghaorthaidh|51.85|-9.23|250
Ballinhassig|Béal Átha an Cheasaigh|51.817|-8.533|300
Ballinlough||51.89|-8.445|6000
Ballinspittle|Béal Átha an Spidéil|51.668|-8.603|300
Ballintemple||51.897|-8.433|5000
Ballinure||51.89|-8.402|2000
Ballyclough/Ballyclogh|Baile Cloch|52.172|-8.742|250
Ballycotton|Baile Choitín|51.827|-8.007|500
Ballydehob|Béal Átha an Dá Chab|51.562|-9.463|300
Ballydesmond|Baile Deasumhan|52.181|-9.234|250
Ballygarvan|Baile Garbháin|51.827|-8.465|700
Ballyhea|Bealach Átha|52.327|-8.667|200
Ballyhooly|Baile Átha hÚlla|52.145|-8.394|500
Ballylickey|Béal Átha Leice|51.723|-9.437|150
Ballymacoda|Baile Mhac Óda|51.892|-7.94|200
Ballymakeera/Ballymakeery|Baile Mhic Íre|51.936|-9.15|300
Ballynoe|An Baile Nua|52.055|-8.09|300
Ballyphehane|Baile Féitheán|51.881|-8.481|6000
Ballyvourney|Baile Bhuirne|51.945|-9.163|400
Ballyvolane||51.925|-8.455|3000
Baltimore|Dún na Séad|51.483|-9.372|400
Banteer|Bántír|52.128|-8.894|350
Barryroe||51.6|-8.72|150
Belgooly|Béal Guala|51.739|-8.486|900
Belvelly|Béal an Bhealaigh|51.888|-8.306|150
Berrings||51.95|-8.68|200
Bishopstown|Baile an Easpaig|51.879|-8.525|15000
Blackpool|An Linn Dubh|51.913|-8.473|5000
Blackrock|An Dúcharraig|51.898|-8.413|8000
Blarney|An Bhlarna|51.933|-8.567|2900
Boherbue/Boherbuoy|An Bóthar Buí|52.152|-9.073|450
Bridebridge||52.057|-8.243|250
Buttevant|Cill na Mallach|52.232|-8.669|1000
Bweeng|Na Boinn|52.083|-8.716|500
Carrigadrohid|Carraig an Droichid|51.902|-8.853|200
Carriganima/Carriganimmy|Carraig an Ime|51.982|-9.033|100
Carrignavar|Carraig na bhFear|51.994|-8.481|600
Carrigtwohill/Carrigtohill|Carraig Thuathail|51.909|-8.26|5600
Castlelyons|Caisleán Ó Liatháin|52.089|-8.234|400
Castlemagner|Caisleán an Mhagnéaraigh|52.16|-8.81|250
Castlemartyr|Baile na Martra|51.912|-8.053|1800
Castletownbere/Castletown Berehaven|Baile Chaisleáin Bhéarra|51.651|-9.91|900
Castletownroche|Baile Chaisleáin an Róistigh|52.176|-8.46|600
Castletownshend|Baile an Chaisleáin|51.529|-9.182|150
Church Cross||51.55|-9.36|100
Churchtown|Baile an Teampaill|52.273|-8.729|600
Cloghroe|An Chloch Rua|51.93|-8.63|800
Clondrohid|Cluain Droichead|51.93|-9.022|250
Clondulane|Cluain Dalláin|52.137|-8.23|400
Cloughduv/Cloghduv|An Chloch Dhubh|51.847|-8.788|400
Cloyne|Cluain|51.863|-8.121|1800
Coachford|Áth an Chóiste|51.91|-8.787|500
Conna|Conaithe|52.093|-8.11|300
Coolea|Cúil Aodha|51.928|-9.219|100
Courtbrack|An Chúirt Bhreac|51.967|-8.646|250
Courtmacsherry|Cúirt Mhic Shéafraidh|51.635|-8.709|650
Crookhaven|An Cruachán|51.468|-9.725|60
Crookstown|An Baile Gallda|51.843|-8.832|300
Crossbarry|Crois an Bharraigh|51.802|-8.645|300
Crosshaven|Bun an Tábhairne|51.801|-8.297|2800
Cullen|Cuillin|52.115|-9.123|250
Donnybrook||51.869|-8.413|3000
Doneraile|Dún ar Aill|52.217|-8.584|900
Donoughmore|Domhnach Mór|51.98|-8.75|200
Douglas|Dúglas|51.876|-8.436|25000
Drimoleague|Drom Dhá Liag|51.66|-9.261|450
Drinagh|Draighneach|51.65|-9.15|150
Dripsey/Model Village|An Druipseach|51.915|-8.742|350
Dromahane/Drommahane|Drom Átháin|52.105|-8.691|1100
Dromina|Drom Aidhne|52.305|-8.81|250
Dunderrow|Dún Darú|51.728|-8.594|250
Dungourney|Dún Guairne|51.97|-8.09|150
Durrus|Dúras|51.621|-9.525|350
Enniskeane/Enniskean|Inis Céin|51.736|-8.929|500
Eyeries|Na hAoraí|51.694|-9.958|100
Farran|An Fearann|51.875|-8.72|250
Farranree||51.915|-8.485|4000
Fountainstown|Baile an Fhuaráin|51.776|-8.311|300
Fota||51.9|-8.296|50
Frankfield||51.868|-8.46|3000
Freemount|Cillín an Chrónáin|52.277|-8.893|250
Glandore|Cuan Dor|51.564|-9.12|100
Glanmire|Gleann Maghair|51.916|-8.4|9900
Glanworth|Gleannúir|52.187|-8.356|600
Glasheen||51.886|-8.505|4000
Glengarriff|An Gleann Garbh|51.75|-9.552|150
Glenville|Gleann an Phréacháin|52.052|-8.431|350
Glounthaune|An Gleanntán|51.912|-8.33|1600
Goleen|An Góilín|51.495|-9.711|150
Grange||51.866|-8.43|4000
Grenagh|Greanach|52.01|-8.61|500
Gurranabraher|Garrán na mBráthar|51.904|-8.496|6000
Halfway||51.802|-8.574|250
Hollyhill||51.909|-8.508|3000
Inchigeelagh|Inse Geimhleach|51.843|-9.117|150
Inniscarra||51.902|-8.633|300
Innishannon/Inishannon|Inis Eonáin|51.765|-8.657|1000
Kanturk|Ceann Toirc|52.175|-8.904|2800
Kealkill|An Chaolchoill|51.751|-9.38|200
Kilbrin|Cill Bhrain|52.2|-8.833|200
Kilbrittain|Cill Briotáin|51.673|-8.688|250
Kilcorney|Cill Coirne|52.063|-8.962|100
Kilcrohane|Cill Crócháin|51.581|-9.703|100
Kildorrery|Cill Dairbhre|52.246|-8.427|400
Killavullen|Cill an Mhuilinn|52.147|-8.515|250
Killeagh|Cill Ia|51.942|-7.994|950
Killeens||51.933|-8.52|500
Killumney/Killumny|Cill Luimnigh|51.871|-8.655|1400
Kilmichael|Cill Mhichíl|51.835|-9.037|100
Kilnamartyra|Cill na Martra|51.9|-9.083|150
Kilworth|Cill Uird|52.176|-8.244|1300
Knocknagree|Cnoc na Graí|52.123|-9.209|250
Knocknaheeny|Cnoc na hAoine|51.907|-8.51|4000
Knockraha|Cnoc Rátha|51.959|-8.34|500
Leap|An Léim|51.581|-9.143|250
Liscarroll|Lios Cearúill|52.26|-8.804|300
Lisgoold|Lios Cúil|51.973|-8.217|250
Lismire|Lios Maidhir|52.228|-8.947|150
Lombardstown|Baile Lombaird|52.119|-8.782|150
Lyre|Ladhar|52.082|-8.859|150
Mahon|Mathún|51.886|-8.397|8000
Mayfield|Gort Álainn|51.914|-8.434|8000
Meelin|An Mhaoilinn|52.265|-9.032|150
Milford|Áth an Mhuilinn|52.341|-8.856|250
Millstreet|Sráid an Mhuilinn|52.06|-9.063|1700
Minane Bridge|Droichead an Mhionnáin|51.763|-8.374|200
Mogeely|Maigh Dhíle|51.937|-8.048|500
Model Farm Road||51.887|-8.53|300
Monkstown|Baile an Mhanaigh|51.848|-8.333|1500
Montenotte||51.906|-8.443|4000
Myrtleville|Béal an Ghleanna|51.783|-8.296|200
Nadd|Nead|52.068|-8.835|100
New Twopothouse|An Teach Dóite|52.177|-8.64|400
Newcestown|Baile Níos|51.781|-8.867|200
Newmarket|Áth Trasna|52.215|-9.003|1000
Newtownshandrum|Baile Nua Sheandroma|52.36|-8.76|400
Nohoval|Nuachabháil|51.722|-8.401|150
Ovens|Na hUamhanna|51.878|-8.665|800
Passage West|An Pasáiste|51.871|-8.337|5900
Rathcoole|Ráth Cúil|52.082|-8.98|250
Rathcormac/Rathcormack|Ráth Chormaic|52.077|-8.282|2000
Rathpeacon||51.94|-8.51|300
Ring||51.605|-8.866|150
Ringaskiddy|Rinn an Scidígh|51.83|-8.319|600
Riverstick|Áth an Mhaide|51.773|-8.496|700
Rochestown||51.869|-8.395|6000
Rockchapel|Séipéal na Carraige|52.289|-9.144|100
Rosscarbery|Ros Ó gCairbre|51.578|-9.031|500
Rostellan||51.846|-8.187|300
Rushbrooke|Cillín an Disirt|51.855|-8.315|1000
Rylane|An Réileán|51.984|-8.841|150
Saleen|An Sáilín|51.866|-8.18|400
Sallybrook|Áth na Sailí|51.938|-8.399|800
Schull/Skull|An Scoil|51.527|-9.543|700
Shanagarry|An Seangharraí|51.852|-8.034|500
Shanbally|An Seanbhaile|51.832|-8.353|350
Shanballymore|An Seanbhaile Mór|52.22|-8.476|200
Sunday's Well|Tobar Rí an Domhnaigh|51.9|-8.492|3000
The Lough||51.888|-8.488|4000
Timoleague|Tigh Molaige|51.643|-8.767|400
Tivoli||51.905|-8.414|1000
Togher|Tóchar|51.879|-8.495|8000
Tower|An Túr|51.925|-8.607|3600
Turners Cross|Crois an Tornóra|51.885|-8.477|3000
Union Hall|Bréantrá|51.558|-9.139|250
Upton|Garraí Thancaird|51.788|-8.672|100
Victoria Cross||51.892|-8.505|2000
Waterfall|Tobar an Iarla|51.854|-8.555|300
Watergrasshill|Cnocán na Biolraí|52.011|-8.344|1800
Whitechurch|An Teampall Geal|51.989|-8.519|700
Whitegate|An Geata Bán|51.829|-8.231|1000
Whites Cross||51.949|-8.463|500
Wilton||51.881|-8.508|5000
Kerry
Abbeydorney|Mainistir Ó dTorna|52.345|-9.688|500
Annascaul|Abhainn an Scáil|52.152|-10.053|300
Ardfert|Ard Fhearta|52.329|-9.782|750
Asdee|Eas Daoi|52.552|-9.56|150
Ballinskelligs|Baile an Sceilg|51.826|-10.272|150
Ballybunion/Ballybunnion|Baile an Bhuinneánaigh|52.511|-9.671|1600
Ballydavid|Baile na nGall|52.22|-10.37|150
Ballyduff|An Baile Dubh|52.453|-9.663|500
Ballyferriter|Baile an Fheirtéaraigh|52.168|-10.405|150
Ballyheigue/Ballyheige|Baile Uí Thaidhg|52.389|-9.833|700
Ballylongford|Béal Átha Longfoirt|52.546|-9.478|400
Ballymacelligott|Baile Mhic Eileagóid|52.25|-9.59|300
Banna||52.34|-9.82|200
Barraduff|An Barra Dubh|52.06|-9.34|200
Beaufort|Lios an Phúca|52.07|-9.63|200
Blennerville|Cathair Uí Mhóráin|52.256|-9.736|400
Brosna|Brosnach|52.312|-9.267|200
Caherdaniel|Cathair Dónall|51.77|-10.1|100
Camp|An Com|52.221|-9.909|150
Castlecove|An Siopa Dubh|51.779|-10.037|100
Castlegregory|Caisleán Ghriaire|52.256|-10.021|250
Castlemaine|Caisleán na Mainge|52.168|-9.701|200
Causeway|An Tóchar|52.414|-9.733|350
Cloghane|An Clochán|52.23|-10.196|100
Cordal||52.21|-9.37|150
Cromane|An Cromán|52.105|-9.895|200
Currans|Na Coirríní|52.196|-9.547|150
Currow|Corra|52.182|-9.498|300
Derrynane|Doire Fhíonáin|51.765|-10.121|60
Duagh|Dubháth|52.416|-9.39|250
Dunquin|Dún Chaoin|52.133|-10.455|100
Farranfore|An Fearann Fuar|52.171|-9.55|300
Feohanagh|An Fheothanach|52.209|-10.348|100
Fenit|An Fhianait|52.277|-9.858|600
Fieries/Firies|Na Foidhrí|52.171|-9.598|600
Finuge|Fionnúig|52.42|-9.53|150
Fossa|An Fhosaidh|52.07|-9.56|300
Glenbeigh|Gleann Beithe|52.056|-9.939|300
Glenflesk||52.013|-9.37|150
Gneevgullia/Gneeveguilla|Gníomh go Leith|52.117|-9.272|250
Kells|Na Cealla|52.023|-10.105|80
Kilcummin|Cill Chuimín|52.108|-9.466|450
Kilflynn|Cill Flainn|52.35|-9.625|200
Kilgarvan|Cill Garbháin|51.904|-9.437|200
Kilmoyley/Kilmoyly|Cill Mhaoile|52.369|-9.772|150
Kilmorna||52.43|-9.42|100
Knightstown/Valentia/Valentia Island|An Chois|51.925|-10.294|250
Knocknagoshel|Cnoc na gCaiseal|52.331|-9.381|200
Lauragh|An Láithreach|51.772|-9.772|80
Lispole|Lios Póil|52.141|-10.163|150
Lisselton|Lios Eiltín|52.488|-9.576|150
Lixnaw|Leic Snámha|52.402|-9.616|700
Milltown|Baile an Mhuilinn|52.144|-9.716|1000
Moyvane/Newtownsandes|Maigh Mheáin|52.501|-9.37|300
Muckross|Mucros|52.02|-9.49|150
Portmagee|An Caladh|51.886|-10.366|150
Rathmore|An Ráth Mhór|52.084|-9.216|800
Scartaglin/Scartaglen|Scairteach an Ghlinne|52.179|-9.406|200
Sneem|An tSnaidhm|51.838|-9.9|400
Spa/The Spa|An Spá|52.265|-9.79|400
Tarbert|Tairbeart|52.572|-9.375|550
Templenoe|An Teampall Nua|51.865|-9.69|100
Ventry|Ceann Trá|52.133|-10.366|150
Waterville|An Coireán|51.828|-10.172|550
Limerick
Anglesboro|Gleann na gCreabhar|52.342|-8.288|150
Annacotty|Áth an Choite|52.668|-8.531|3400
Ardagh|Ardach|52.494|-9.064|250
Ardpatrick|Ard Pádraig|52.341|-8.525|150
Ashford||52.37|-9.08|100
Askeaton|Eas Géitine|52.6|-8.976|1200
Athea|Áth an tSléibhe|52.461|-9.289|400
Athlacca|An tÁth Leacach|52.458|-8.651|150
Ballingarry|Baile an Gharraí|52.474|-8.863|550
Ballyagran|Béal Átha Grean|52.397|-8.8|200
Ballyhahill|Baile Dhá Thuile|52.555|-9.22|200
Ballylanders|Baile an Londraigh|52.373|-8.349|350
Ballynanty|Baile Uí Neachtain|52.675|-8.64|3000
Ballyneety|Baile an Fhaoitigh|52.6|-8.55|500
Ballysimon||52.65|-8.57|500
Boher||52.656|-8.46|300
Broadford|Béal an Átha|52.345|-8.974|300
Bruff|An Brú|52.477|-8.55|900
Bruree|Brú Rí|52.424|-8.66|600
Caherconlish|Cathair Chinn Lis|52.594|-8.47|1600
Cappagh||52.53|-8.97|100
Cappamore|An Cheapach Mhór|52.614|-8.339|750
Carrigkerry|Carraig Chiarraí|52.495|-9.17|200
Castleconnell|Caisleán Uí Chonaill|52.714|-8.5|2300
Castlemahon/Mahoonagh|Má Thamhnach|52.431|-9.01|150
Castletroy|Caladh an Treoigh|52.671|-8.553|15000
Clarina|Clár Aidhne|52.634|-8.73|300
Coonagh||52.667|-8.689|300
Corbally||52.68|-8.607|7000
Crecora|Craobh Chomhartha|52.575|-8.668|200
Croagh|Cróch|52.534|-8.871|400
Croom|Cromadh|52.52|-8.719|1300
Daly's Cross||52.709|-8.491|200
Dooradoyle|Tuar an Daill|52.636|-8.646|10000
Doon|Dún Bleisce|52.604|-8.248|600
Dromcollogher/Drumcollogher|Drom Collachair|52.34|-8.908|550
Dromkeen|Drom Caoin|52.54|-8.44|150
Effin|Eimhin|52.362|-8.611|100
Fedamore|Feadamair|52.546|-8.605|300
Feenagh/Feohanagh|Fíonach|52.39|-8.88|150
Foynes|Faing|52.611|-9.107|500
Galbally|An Gallbhaile|52.401|-8.296|300
Garryowen|Garraí Eoghain|52.662|-8.61|2000
Garryspillane|Garraí Uí Spealáin|52.412|-8.379|100
Glenroe||52.32|-8.42|100
Glin|An Gleann|52.57|-9.283|600
Granagh||52.46|-8.75|100
Herbertstown|Cathair Fuiseog|52.518|-8.468|150
Hospital|An tOspidéal|52.472|-8.433|700
Kilbehenny|Coill Bheithne|52.295|-8.205|150
Kilcornan||52.6|-8.88|200
Kildimo|Cill Díoma|52.618|-8.809|500
Kilfinane/Kilfinnane|Cill Fhionáin|52.36|-8.469|800
Kilmeedy|Cill m'Íde|52.416|-8.916|200
Kilteely|Cill Tíle|52.523|-8.404|250
Knockaderry|Cnoc an Doire|52.465|-8.962|200
Knockainey|Cnoc Áine|52.53|-8.47|150
Knocklong|Cnoc Loinge|52.437|-8.414|250
Lisnagry|Lios na Graí|52.687|-8.5|800
Loughill/Loghill|Leamhchoill|52.592|-9.19|150
Monagea||52.42|-9.07|150
Monaleen|Móin a Lín|52.66|-8.54|3000
Montpelier||52.757|-8.49|200
Mountcollins|Cnoc Uí Choileáin|52.331|-9.235|200
Moyross|Maigh Rois|52.682|-8.64|2500
Mungret|Mungairit|52.637|-8.69|1500
Murroe/Moroe|Maigh Rua|52.65|-8.398|1400
Oola|Úlla|52.53|-8.259|400
Pallasgreen/Pallasgrean|Pailís Ghréine|52.551|-8.339|600
Pallaskenry|Pailís Chaonraí|52.644|-8.867|600
Patrickswell|Tobar Phádraig|52.596|-8.71|850
Raheen|An Ráithín|52.632|-8.658|5000
Rathkeale|Ráth Caola|52.522|-8.937|1500
Shanagolden|Seanghualainn|52.573|-9.1|300
Templeglantine|Teampall an Ghleanntáin|52.393|-9.183|300
Tournafulla/Toornafulla|Tuar na Fola|52.367|-9.147|200
Tipperary
Ahenny|Áth Eine|52.414|-7.393|60
Annacarty|Áth na Cairte|52.564|-8.11|150
Ardcroney/Ardcrony|Ard Cróine|52.937|-8.155|150
Ardfinnan|Ard Fhíonáin|52.309|-7.884|950
Ballina|Béal an Átha|52.807|-8.434|2900
Ballinahinch||52.768|-8.382|150
Ballinderry||53.025|-8.221|100
Ballingarry|Baile an Gharraí|52.59|-7.54|300
Ballinure|Baile an Iúir|52.564|-7.766|100
Ballycahill|Bealach Achaille|52.689|-7.905|150
Ballyclerahan/Clerihan|Baile Uí Chléireacháin|52.412|-7.753|900
Ballylooby|Béal Átha Lúbaigh|52.327|-7.984|150
Ballynonty|Baile Nóntaigh|52.59|-7.667|200
Ballyporeen|Béal Átha Póirín|52.27|-8.1|350
Bansha|An Bháinseach|52.449|-8.065|350
Birdhill|Cnocán an Éin Fhinn|52.767|-8.436|500
Boherlahan|An Bóthar Leathan|52.573|-7.894|250
Borrisokane|Buiríos Uí Chéin|52.996|-8.127|1000
Borrisoleigh|Buiríos Ó Luigheach|52.752|-7.956|750
Bouladuff|An Bhuaile Dhubh|52.717|-7.911|150
Burncourt|An Chúirt Dóite|52.311|-8.079|150
Cappawhite|An Cheapach na Bhfaoiteach|52.582|-8.165|350
Carrickbeg|Carraig Bheag|52.343|-7.415|1500
Clogheen|Chloichín an Mhargaid|52.276|-7.996|500
Clonmore|An Cluain Mhór|52.83|-7.766|100
Clonoulty|Cluain Abhla|52.604|-7.959|150
Cloughjordan|Cloch Shiurdáin|52.942|-8.037|700
Coalbrook||52.611|-7.579|150
Cullen|Cuilleann|52.512|-8.275|150
Dolla|An Doladh|52.798|-8.19|150
Donaskeagh/Donaskeigh|Dún na Sciath|52.522|-8.072|150
Donohill|Dún Eochaille|52.538|-8.141|150
Drangan|Drongán|52.517|-7.584|200
Drom|Drom|52.767|-7.896|100
Drombane|An Drom Bán|52.655|-7.968|150
Dromineer|Drom Inbhir|52.925|-8.276|200
Dualla|Dubhaille|52.541|-7.816|150
Dundrum|Dún Droma|52.56|-8.044|250
Emly|Imleach|52.463|-8.35|300
Fethard|Fiodh Ard|52.466|-7.694|1700
Garrykennedy||52.893|-8.358|100
Golden|An Gabhailín|52.498|-7.981|300
Gortnahoe/Gortnahoo|Gort na hUamha|52.676|-7.603|300
Grange||52.338|-7.83|100
Grangemockler|Grainseach Mhóicléir|52.449|-7.475|150
Hollyford|Áth an Chuillinn|52.634|-8.111|150
Holycross|Mainistir na Croiche|52.64|-7.868|750
Horse and Jockey|An Marcach|52.617|-7.769|150
Inch|An Inse|52.688|-8.098|100
Kilcash|Cill Chais|52.397|-7.523|250
Kilcommon|Cill Chuimín|52.692|-8.147|150
Killea|Cill Shléibhe|52.824|-7.873|100
Killenaule|Cill Náile|52.568|-7.673|700
Kilross||52.437|-8.284|100
Kilruane||52.92|-8.09|100
Kilsheelan|Cill Síoláin|52.361|-7.58|900
Lattin|Laitean|52.466|-8.276|200
Limerick Junction|Gabhal Luimnigh|52.498|-8.205|150
Lisronagh|Lios Ruanach|52.418|-7.703|250
Littleton|An Baile Beag|52.638|-7.737|400
Lorrha|Lothra|53.093|-8.123|150
Loughmore/Loughmoe|Luach Magh|52.757|-7.828|200
Marlfield|Gort an Mharla|52.348|-7.747|500
Milestone|Cloch an Mhíle|52.676|-8.084|60
Monard|Móin Ard|52.511|-8.223|300
Moycarkey|Maigh Chairce|52.626|-7.79|150
Moyne|An Mhaighean|52.736|-7.715|150
Mullinahone|Muileann na hUamhan|52.512|-7.506|500
New Birmingham|Gleann an Ghuail|52.617|-7.638|100
New Inn|Loch Ceann|52.441|-7.882|250
Newcastle|An Caisleán Nua|52.273|-7.811|350
Newport|An Port Nua|52.711|-8.408|2200
Newtown|An Baile Nua|52.878|-8.294|250
Ninemilehouse|Tigh na Naoi Míle|52.462|-7.463|150
Poulmucka||52.384|-7.83|150
Portroe|An Port Rua|52.884|-8.347|550
Powerstown||52.37|-7.67|500
Puckane/Puckaun|Pocán|52.931|-8.238|300
Rathcabbin|An Ráth Cabáin|53.117|-8.027|150
Rearcross/Reardnogy|Crois na Rae|52.686|-8.237|150
Riverstown||53.083|-7.924|200
Rosegreen|Faiche Ró|52.469|-7.831|250
Rossmore||52.61|-8|100
Silvermines|Béal Átha Gabhann|52.793|-8.237|350
Templederry|Teampall Doire|52.774|-8.073|150
Templetuohy|Teampall Tuaithe|52.788|-7.722|300
Terryglass|Tír Dhá Ghlas|53.055|-8.202|150
The Commons/Commons|Na Coiteanna|52.617|-7.583|250
Toomevara|Tuaim Uí Mheára|52.851|-8.035|400
Twomileborris|Buiríos Léith|52.673|-7.712|600
Upperchurch|An Teampall Uachtarach|52.703|-8.019|150
Waterford
Abbeyside|Dún na Mainistreach|52.094|-7.61|2500
Aglish|An Eaglais|52.071|-7.823|350
Annestown|Bun Abha|52.141|-7.275|100
Ardmore|Aird Mhór|51.951|-7.724|450
Ballinamult||52.211|-7.734|60
Ballinroad|Bóthar na Trá|52.105|-7.573|1200
Ballybricken||52.261|-7.118|2000
Ballyduff/Ballyduff Upper|An Baile Dubh|52.148|-8.052|350
Ballygunner|Baile Mhic Gonair|52.231|-7.064|4000
Ballylaneen|Baile Uí Laithnín|52.17|-7.4|100
Ballymacarbry|Baile Mhac Cairbre|52.267|-7.718|500
Ballymacaw|Baile Mhac Dháith|52.147|-7.046|100
Ballytruckle||52.25|-7.109|3000
Bunmahon/Bonmahon|Bun Machan|52.14|-7.372|150
Butlerstown|Baile an Bhuitléaraigh|52.23|-7.178|500
Cappagh||52.119|-7.743|150
Cappoquin|Ceapach Choinn|52.146|-7.848|700
Carrigeen||52.29|-7.21|150
Cheekpoint|Pointe na Síge|52.272|-7.001|350
Clashmore|Clais Mhór|52.009|-7.819|300
Clonea/Clonea Power|Cluain Fhia|52.27|-7.41|150
Dunhill|Dún Aill|52.174|-7.264|300
Dunmore East|Dún Mór|52.153|-6.995|1800
Faithlegg|Faithling|52.261|-7.023|300
Fenor|Fionnúir|52.161|-7.227|150
Grange||51.988|-7.745|150
Kill|An Chill|52.176|-7.335|350
Kilmeaden/Kilmeadan|Cill Mhíodáin|52.234|-7.243|400
Kilrossanty|Cill Rosanta|52.177|-7.546|100
Kinsalebeg|Baile Uí Chionn tSáile|51.969|-7.809|150
Knockanore|Cnoc an Óir|52.053|-7.891|150
Lemybrien/Leamybrien|Léim Uí Bhriain|52.168|-7.521|250
Lismore|Lios Mór|52.136|-7.934|1400
Mahon Bridge|Droichead na Machan|52.205|-7.5|100
Newtown||52.208|-7.372|100
Old Parish|An Sean Phobal|52.007|-7.632|150
Passage East|An Pasáiste|52.24|-6.974|600
Piltown||51.99|-7.82|100
Portlaw|Port Lách|52.289|-7.315|1900
Rathgormack|Ráth Ó gCormaic|52.305|-7.496|200
Ring/Ringville|An Rinn|52.047|-7.574|500
Stradbally|An tSráidbhaile|52.131|-7.461|350
Tallow|Tulach an Iarainn|52.094|-8.007|900
Touraneena/Tooraneena|Tuar an Fhíona|52.202|-7.716|150
Villierstown|An Baile Nua|52.088|-7.852|250
Woodstown||52.2|-6.98|200
`;
