/** The smaller places of Ulster; see `gazetteer.ts` for the line format. */
export const ulster = `
Antrim
Aghagallon|Achadh Gallan|54.509|-6.294|1000
Aghalee|Achadh Lí|54.522|-6.266|1000
Ahoghill|Achadh Eochaille|54.86|-6.366|3500
Aldergrove||54.645|-6.243|400
Andersonstown|Baile Andarsan|54.582|-5.988|10000
Antrim|Aontroim|54.717|-6.208|25000
Ardoyne|Ard Eoin|54.619|-5.96|5000
Armoy|Oirthear Maí|55.131|-6.327|1100
Aughafatten||54.923|-6.14|150
Ballintoy|Baile an Tuaighe|55.236|-6.359|200
Ballybogy/Ballybogey|Baile an Bhogaigh|55.128|-6.558|600
Ballycarry|Baile Cora|54.773|-5.748|1000
Ballycastle|Baile an Chaistil|55.204|-6.248|5600
Ballyclare|Bealach Cláir|54.752|-6|10800
Ballygally/Ballygalley|Baile Geithligh|54.896|-5.86|800
Ballyhackamore||54.595|-5.872|5000
Ballymoney|Baile Monaidh|55.071|-6.514|10900
Ballynure|Baile an Iúir|54.773|-5.952|900
Ballyrobert||54.717|-6.003|700
Balnamore|Béal an Átha Móir|55.065|-6.562|800
Bendooragh|Bun Dúraí|55.05|-6.553|600
Broughshane|Bruach Sheáin|54.893|-6.209|2900
Bushmills|Muileann na Buaise|55.205|-6.521|1300
Cargan|An Carraigín|54.994|-6.181|600
Carncastle/Cairncastle||54.896|-5.882|100
Carnlough|Carnlach|54.991|-5.991|1500
Carnmoney|Carn Monaidh|54.683|-5.95|5000
Carrickfergus|Carraig Fhearghais|54.716|-5.806|28100
Cavehill|Binn Mhadagáin|54.645|-5.945|4000
Cliftonville||54.615|-5.945|5000
Clogh/Clough||54.966|-6.289|250
Cloughmills/Clogh Mills|Muileann na Cloiche|54.999|-6.333|1300
Connor|Coinnire|54.798|-6.21|1200
Crumlin|Cromghlinn|54.622|-6.214|5400
Cullybackey|Cúil na Baice|54.889|-6.35|2600
Cushendall|Bun Abhann Dalla|55.08|-6.058|1300
Cushendun|Bun Abhann Duinne|55.126|-6.043|150
Derriaghy||54.543|-6.021|1500
Dervock|Dearbhóg|55.127|-6.471|700
Doagh|Dumhach|54.739|-6.043|1400
Dunadry|Dún Eadradh|54.699|-6.14|500
Dundrod||54.614|-6.121|200
Dunloy|Dún Lathaí|55.011|-6.411|1300
Dunmurry|Dún Muirígh|54.55|-6.007|6000
Eden|Éadan|54.729|-5.758|1500
Falls/Falls Road|Tuath na bhFál|54.594|-5.962|8000
Finaghy|An Fionnachadh|54.563|-5.98|8000
Galgorm|Galgaram|54.861|-6.329|1500
Glenarm|Gleann Arma|54.968|-5.952|600
Glenariff/Glenariffe/Waterfoot|Gleann Airimh|55.054|-6.047|500
Glenavy|Lann Abhaí|54.593|-6.214|1900
Glengormley|Gleann Ghormlaithe|54.679|-5.959|5000
Glynn|An Gleann|54.83|-5.815|2000
Gracehill|Baile Uí Chinnéide|54.854|-6.33|500
Greenisland|Inis Glas|54.694|-5.868|5500
Islandmagee|Oileán Mhic Aodha|54.82|-5.721|800
Jordanstown|Baile Siurdáin|54.683|-5.9|5500
Kells|Na Cealla|54.808|-6.221|1000
Larne|Latharna|54.857|-5.822|18900
Lisburn Road||54.577|-5.953|6000
Loughguile/Loughgiel|Loch gCaol|55.062|-6.305|450
Lower Ballinderry|Baile an Doire Íochtarach|54.544|-6.255|1000
Maghaberry|Maigh gCabraí|54.505|-6.189|2500
Magheramorne||54.815|-5.775|200
Mallusk|Maigh Bhloisce|54.69|-6.005|1000
Malone|Maigh Lón|54.565|-5.955|8000
Martinstown|Baile Uí Mháirtín|54.966|-6.223|200
Mosside/Moss-Side|Maigh Saighead|55.154|-6.409|350
Moorfields||54.827|-6.164|250
Muckamore|Maigh Chomair|54.701|-6.184|1000
Newtownabbey|Baile na Mainistreach|54.679|-5.959|67600
Newtown-Crommelin||54.99|-6.22|100
Nutts Corner||54.633|-6.155|100
Oldpark||54.618|-5.954|4000
Ormeau||54.579|-5.92|5000
Parkgate|Geata na Páirce|54.723|-6.095|700
Poleglass||54.555|-6.021|4000
Portballintrae|Port Bhaile an Trá|55.216|-6.547|700
Portglenone|Port Chluain Eoghain|54.872|-6.473|1200
Portrush|Port Rois|55.205|-6.653|6100
Randalstown|Baile Raghnaill|54.75|-6.318|5200
Rasharkin|Ros Earcáin|54.957|-6.482|1100
Shankill|An tSeanchill|54.604|-5.951|5000
Stoneyford/Stonyford|Áth Stúin|54.566|-6.12|600
Straid||54.756|-5.925|400
Stranmillis||54.577|-5.933|5000
Stranocum|Sraith Nócam|55.109|-6.419|300
Templepatrick|Teampall Phádraig|54.704|-6.092|1500
Titanic Quarter||54.607|-5.909|1000
Toome/Toomebridge|Tuaim|54.754|-6.461|800
Upper Ballinderry|Baile an Doire Uachtarach|54.537|-6.205|250
Whiteabbey|An Mhainistir Fhionn|54.669|-5.903|4000
Whitehead|An Cionn Bán|54.755|-5.711|3900
Armagh
Annaghmore||54.455|-6.58|300
Bessbrook|An Sruthán|54.196|-6.394|2900
Belleek|Béal Leice|54.184|-6.486|400
Blackwatertown|An Port Mór|54.413|-6.703|400
Brownlow||54.45|-6.37|10000
Camlough|Camloch|54.18|-6.411|1100
Charlemont|Achadh an Dá Chora|54.442|-6.686|150
Clady/Clady Milltown||54.264|-6.531|100
Cloghoge/Cloghogue||54.141|-6.357|500
Creggan|An Creagán|54.086|-6.575|300
Crossmaglen|Crois Mhic Lionnáin|54.077|-6.609|1800
Cullaville|Baile Mhic Cullach|54.061|-6.643|400
Cullyhanna|Coilleach Eanach|54.131|-6.587|400
Derrynoose|Doire Núis|54.237|-6.795|300
Derrytrasna||54.503|-6.471|300
Drumintee/Dromintee|Droim an Tí|54.098|-6.416|400
Forkill/Forkhill|Foirceal|54.083|-6.449|500
Hamiltonsbawn|Bábhún Hamaltún|54.342|-6.542|950
Jonesborough|Baile an Chláir|54.091|-6.37|150
Keady|An Céide|54.249|-6.705|3100
Killylea|Coillidh Léith|54.346|-6.776|300
Laurelvale|Tamhnaigh Bhealtaine|54.369|-6.452|1300
Lislea||54.156|-6.46|200
Loughgall|Loch gCál|54.409|-6.603|300
Lurgan|An Lorgain|54.464|-6.335|25000
Madden|An Mhadáin|54.283|-6.748|200
Markethill|Cnoc an Mhargaidh|54.297|-6.521|1700
Meigh|Maigh|54.122|-6.389|600
Middletown|Coillidh Chanannáin|54.293|-6.844|250
Milford|Áth an Mhuilinn|54.335|-6.681|500
Mountnorris|Achadh na Cranncha|54.251|-6.477|150
Mullaghbawn/Mullaghbane|An Mullach Bán|54.108|-6.478|600
Mullavilly||54.366|-6.437|500
Newtownhamilton|Baile Úr|54.193|-6.576|800
Portadown|Port an Dúnáin|54.422|-6.446|24000
Poyntzpass|Pas an Phointe|54.293|-6.375|550
Richhill|Log an Choire|54.372|-6.551|2900
Silverbridge|Béal Átha an Airgid|54.102|-6.528|200
Tandragee/Tanderagee|Tóin re Gaoith|54.356|-6.415|3500
Tassagh||54.265|-6.666|150
Tynan|Tuíneán|54.33|-6.823|100
Whitecross|Corr Leacht|54.221|-6.486|300
Cavan
Arva/Arvagh|Ármhach|53.924|-7.58|450
Ballinagh/Bellananagh|Béal Átha na nEach|53.931|-7.415|1000
Ballyconnell|Béal Átha Conaill|54.117|-7.583|1400
Ballyhaise|Béal Átha hÉis|54.048|-7.318|750
Ballyjamesduff|Baile Shéamais Dhuibh|53.864|-7.205|3000
Bawnboy|An Bábhún Buí|54.117|-7.683|250
Blacklion|An Blaic|54.291|-7.877|250
Butlersbridge|Droichead an Bhuitléaraigh|54.044|-7.377|350
Canningstown||53.98|-7.047|100
Crossdoney|Cros Domhnaigh|53.953|-7.434|150
Crosskeys||53.906|-7.246|100
Dowra|An Damhshraith|54.19|-8.015|150
Glangevlin|Gleann Gaibhle|54.192|-7.892|100
Kilcogy||53.833|-7.417|100
Killeshandra|Cill na Seanrátha|54.014|-7.529|450
Kilnaleck|Cill na Leice|53.864|-7.32|400
Kingscourt|Dún an Rí|53.906|-6.805|2950
Lough Gowna/Gowna|Loch Gamhna|53.871|-7.545|250
Mountnugent|Droichead Uí Dhálaigh|53.818|-7.257|200
Mullagh|An Mullach|53.812|-6.95|1650
Redhills|An Cnoc Rua|54.1|-7.32|200
Shercock|Searcóg|53.995|-6.897|700
Stradone|Sraith an Domhain|53.983|-7.237|250
Swanlinbar|An Muileann Iarainn|54.193|-7.706|250
Tullyvin|Tulaigh Bhinn|54.05|-7.131|200
Derry
Aghadowey|Achadh Dubhthaigh|55.03|-6.652|300
Ardmore|An tArd Mór|54.962|-7.265|300
Articlave|Ard an Chléibh|55.146|-6.773|900
Ballykelly|Baile Uí Cheallaigh|55.044|-7.02|2100
Ballyronan|Baile Uí Rónáin|54.708|-6.532|600
Bellaghy|Baile Eachaidh|54.808|-6.519|1100
Campsie/Campsey|Camsan|55.03|-7.216|500
Castledawson|An Seanmhullach|54.778|-6.56|2300
Castlerock|Carraig Ceasail|55.164|-6.789|1200
Castleroe||55.102|-6.656|200
Clady||54.87|-6.508|500
Claudy|Clóidigh|54.912|-7.154|1300
Culmore|An Chúil Mhór|55.045|-7.265|3500
Culnady|Cúil Chnáidí|54.862|-6.62|200
Curran||54.795|-6.615|150
Desertmartin|Díseart Mhártain|54.769|-6.672|300
Downhill|Dún Bó|55.166|-6.824|60
Draperstown|Baile na Croise|54.794|-6.784|1800
Drumahoe|Droim na hUamha|54.98|-7.272|3000
Drumsurn|Droim Sorn|54.996|-6.877|350
Dungiven|Dún Geimhin|54.927|-6.922|3300
Eglinton|An Mhagh|55.027|-7.178|3700
Feeny|Na Fíneadha|54.892|-7.021|700
Garvagh|Garbhachadh|54.983|-6.685|1300
Greysteel|Glas Stiall|55.032|-7.12|1300
Gulladuff|An Ghuala Dhubh|54.833|-6.605|400
Innishrush||54.905|-6.53|200
Kilrea|Cill Ria|54.951|-6.556|1700
Knockcloghrim/Knockloughrim|Cnoc Clochdhroma|54.812|-6.612|300
Limavady|Léim an Mhadaidh|55.048|-6.945|12100
Macosquin|Maigh Choscáin|55.1|-6.708|600
Maghera|Machaire Rátha|54.844|-6.672|4200
Magherafelt|Machaire Fíolta|54.755|-6.608|9800
Magilligan|Aird Mhic Giollagáin|55.187|-6.958|500
Moneymore|Muine Mór|54.692|-6.67|1900
Moneyneany|Móin na nIonadh|54.818|-6.841|150
Newbuildings|An Baile Nua|54.96|-7.357|2600
Park|An Pháirc|54.868|-7.09|500
Portstewart|Port Stíobhaird|55.184|-6.716|8000
Prehen||54.977|-7.325|1000
Ringsend|Droichead na Carraige|55.04|-6.751|100
Strathfoyle|Srath Feabhail|55.025|-7.255|2500
Swatragh|An Suaitreach|54.908|-6.667|450
The Loup/Loup|An Lúb|54.699|-6.6|250
Tobermore|An Tobar Mór|54.811|-6.707|800
Upperlands|Áth an Phortáin|54.878|-6.642|550
Waterside|Taobh an Uisce|54.995|-7.305|15000
Donegal
Annagry|Anagaire|55.02|-8.313|250
Ardara|Ard an Rátha|54.767|-8.409|700
Arranmore|Árainn Mhór|54.987|-8.535|450
Ballindrait|Baile an Droichid|54.845|-7.527|150
Ballintra|Baile an tSratha|54.579|-8.124|250
Ballyliffin/Ballyliffen|Baile Lifín|55.278|-7.394|550
Bridgend/Bridge End|Ceann an Droichid|55.042|-7.381|500
Brinlack|Bun na Leaca|55.13|-8.28|200
Bruckless|An Bhroclais|54.64|-8.386|150
Bunbeg|An Bun Beag|55.061|-8.3|800
Bundoran|Bun Dobhráin|54.478|-8.281|2600
Burnfoot|Bun na hAbhann|55.058|-7.405|450
Burt|Beart|55.04|-7.428|400
Burtonport|Ailt an Chorráin|54.983|-8.433|300
Carrick|An Charraig|54.658|-8.633|250
Carrigans|An Carraigín|54.951|-7.428|350
Carrigart|Carraig Airt|55.177|-7.794|350
Carrowkeel/Kerrykeel|An Cheathrú Chaol|55.138|-7.664|400
Castlefinn/Castlefin|Caisleán na Finne|54.801|-7.591|800
Churchill/Church Hill|Mín an Lábáin|54.99|-7.892|200
Cloghan|An Clochán|54.842|-7.935|250
Clonmany|Cluain Maine|55.263|-7.413|450
Convoy|Conmhaigh|54.86|-7.665|1700
Cranford|Creamhghort|55.146|-7.714|150
Creeslough|An Craoslach|55.123|-7.909|400
Crolly|Croithlí|55.027|-8.261|200
Culdaff|Cúil Dabhcha|55.287|-7.168|250
Derrybeg|Doirí Beaga|55.076|-8.292|800
Doochary|An Dúchoraidh|54.906|-8.208|100
Downings|Na Dúnaibh|55.195|-7.837|250
Drumkeen|Droim Caoin|54.87|-7.77|250
Drumlonagher||54.655|-8.096|100
Dunfanaghy|Dún Fionnachaidh|55.183|-7.971|300
Dunkineely|Dún Cionnaola|54.632|-8.359|400
Dunlewy|Dún Lúiche|55.018|-8.108|150
Fahan|Fathain|55.089|-7.468|550
Falcarragh|An Fál Carrach|55.136|-8.105|850
Fintown|Baile na Finne|54.871|-8.113|150
Frosses|Na Frosa|54.669|-8.243|200
Glencolumbkille/Glencolmcille|Gleann Cholm Cille|54.709|-8.728|250
Gleneely|Gleann Daoile|55.253|-7.153|200
Glenties|Na Gleannta|54.797|-8.283|900
Gortahork|Gort an Choirce|55.12|-8.136|250
Greencastle|An Cáisleán Nua|55.203|-6.983|900
Gweedore|Gaoth Dobhair|55.051|-8.233|1500
Inver|Inbhear|54.655|-8.291|150
Kilcar|Cill Charthaigh|54.632|-8.593|250
Kildrum||54.96|-7.55|400
Killea|Cillín|54.977|-7.4|500
Killybegs|Na Cealla Beaga|54.635|-8.449|1300
Killygordon/Killygordan|Cúil na gCuirridín|54.8|-7.67|600
Kilmacrennan/Kilmacrenan|Cill Mhic Réanáin|55.032|-7.778|800
Kincasslagh|Cionn Caslach|55.027|-8.394|150
Knockalla/Portsalon||55.207|-7.62|150
Laghy/Laghey|An Lathaigh|54.617|-8.087|300
Letterbarrow||54.7|-8.15|100
Lettermacaward|Leitir Mhic an Bhaird|54.855|-8.33|200
Loughanure|Loch an Iúir|54.998|-8.285|250
Malin|Málainn|55.248|-7.263|150
Malin Head|Cionn Mhálanna|55.37|-7.34|100
Manorcunningham|Mín an Draighin|54.955|-7.623|450
Meenlaragh/Magheroarty|Mín Lárach|55.141|-8.172|300
Milford|Baile na nGallóglach|55.088|-7.699|1100
Mountcharles|Moin Séarlas|54.65|-8.2|550
Moville|Bun an Phobail|55.189|-7.04|1500
Muff|Magh|55.068|-7.269|1400
Narin/Portnoo|An Fhearthainn|54.839|-8.446|200
Newtowncunningham|An Baile Nua|54.998|-7.514|1200
Pettigo|Paiteagó|54.549|-7.831|400
Portnablagh|Port na Bláiche|55.178|-7.933|150
Quigley's Point|Rinn Uí Choigligh|55.125|-7.197|250
Ramelton/Rathmelton|Ráth Mealtain|55.036|-7.648|1300
Ranafast/Rannafast|Rann na Feirste|55.035|-8.306|300
Raphoe|Ráth Bhoth|54.874|-7.6|1200
Rathmullan/Rathmullen|Ráth Maoláin|55.094|-7.538|550
Redcastle||55.155|-7.128|150
Rossnowlagh|Ros Neamhlach|54.555|-8.21|150
St Johnston/Saint Johnston|Baile Suingean|54.935|-7.458|600
Stranorlar|Srath an Urláir|54.804|-7.769|2500
Teelin|Teileann|54.632|-8.646|150
Termon|An Tearmann|55.049|-7.817|200
Tievebane|Taobh Bán|55.07|-7.27|300
Down
Annaclone|Eanach Cluana|54.301|-6.196|150
Annacloy||54.366|-5.78|200
Annahilt|Eanach Eilte|54.436|-6|1200
Annalong|Áth na Long|54.109|-5.898|1800
Annsborough|Baile Anna|54.264|-5.923|800
Ardglass|Ard Ghlais|54.263|-5.611|1700
Ardkeen||54.432|-5.528|60
Atticall/Attical|Áit Tí Chathail|54.109|-6.044|200
Ballygowan|Baile Mhic Gabhann|54.503|-5.794|3100
Ballyhalbert|Baile Thalbóid|54.496|-5.462|1000
Ballyhornan|Baile Uí Chornáin|54.302|-5.559|300
Ballykinler/Ballykinlar|Baile Coinnleora|54.263|-5.79|300
Ballylesson||54.534|-5.949|150
Ballymartin|Baile Mhic Giolla Mhártain|54.083|-5.951|500
Ballynahinch|Baile na hInse|54.403|-5.897|6400
Ballynoe||54.293|-5.718|100
Ballyroney||54.284|-6.118|100
Ballywalter|Baile Bháltair|54.543|-5.485|2000
Ballyward||54.277|-6.041|100
Banbridge|Droichead na Banna|54.349|-6.271|17400
Barnmeen||54.228|-6.206|100
Bleary|Bladhraigh|54.421|-6.349|1100
Boardmills||54.466|-5.917|150
Bryansford|Áth Bhriain|54.228|-5.937|400
Carrowdore|Ceathrú Dobhair|54.575|-5.557|1000
Carryduff|Ceathrú Aodha Dhuibh|54.516|-5.888|7200
Castlereagh|An Caisleán Riabhach|54.574|-5.886|15000
Castlewellan|Caisleán Uidhilín|54.258|-5.942|2900
Clough|An Chloch|54.29|-5.84|250
Cloughey/Cloghy|Clochaigh|54.44|-5.476|1100
Comber|An Comar|54.55|-5.745|9500
Conlig|An Choinleac|54.627|-5.678|3000
Craigavad|Creag an Bháda|54.658|-5.774|500
Crawfordsburn|Sruth Chráfard|54.66|-5.731|600
Cregagh||54.583|-5.898|5000
Crossgar|An Chrois Ghearr|54.397|-5.763|1900
Cultra|Baile Oiltiarna|54.647|-5.812|1500
Dollingstown||54.462|-6.293|2100
Donaghadee|Domhnach Daoi|54.642|-5.537|7300
Donaghcloney|Domhnach Cluana|54.418|-6.258|1000
Dromara|Droim mBearach|54.38|-6.018|1000
Dromore|Droim Mór|54.414|-6.15|6500
Drumaness|Droim an Easa|54.368|-5.852|1300
Drumaroad||54.345|-5.92|200
Drumbeg||54.534|-5.987|800
Drumbo|Droim Bó|54.516|-5.958|400
Dundonald|Dún Dónaill|54.593|-5.797|13000
Dundrum|Dún Droma|54.258|-5.843|1600
Gilford|Áth Mhic Giolla|54.372|-6.361|1900
Gilnahirk|Éadán Gabhann|54.573|-5.839|4000
Greyabbey|An Mhainistir Liath|54.535|-5.56|900
Groomsport|Port an Ghiolla Ghruama|54.673|-5.614|1000
Helen's Bay|Cuan Héilin|54.669|-5.743|1400
Hillhall||54.503|-6.01|200
Hillsborough/Royal Hillsborough|Cromghlinn|54.463|-6.081|4200
Hilltown|Baile Hill|54.203|-6.139|1700
Holywood|Ard Mhic Nasca|54.638|-5.835|10700
Katesbridge|Droichead Cháit|54.302|-6.142|150
Kilcoo|Cill Chua|54.232|-6.029|300
Kilkeel|Cill Chaoil|54.063|-6.006|6600
Killinchy|Cill Dhuinsí|54.473|-5.675|600
Killough|Cill Locha|54.251|-5.64|900
Killowen|Cill Eoin|54.076|-6.182|200
Killyleagh|Cill Ó Laoch|54.4|-5.65|2800
Kilmore||54.385|-5.775|200
Kinallen|Coill Uí Aillín|54.395|-6.055|700
Kircubbin|Cill Ghobáin|54.487|-5.533|1200
Knock|An Cnoc|54.592|-5.865|5000
Lawrencetown/Laurencetown|Baile Labhráis|54.379|-6.308|800
Lisbane|An Lios Bán|54.505|-5.713|400
Longstone|An Chloch Fhada|54.1|-5.93|100
Loughbrickland|Loch Bricleann|54.316|-6.304|700
Loughinisland|Loch an Oileáin|54.34|-5.82|500
Magheralin/Maralin|Machaire Lainne|54.466|-6.261|1400
Maghera|Machaire Rátha|54.24|-5.9|200
Mayobridge|Droichead Mhaigh Eo|54.181|-6.229|1100
Millisle|Oileán an Mhuilinn|54.607|-5.53|2400
Moira|Maigh Rath|54.48|-6.228|4800
Moneyrea/Moneyreagh|Monadh Riabhach|54.531|-5.83|1500
Moneyslane|Muine Sleanntach|54.288|-6.087|200
Newcastle|An Caisleán Nua|54.217|-5.891|8200
Newtownards|Baile Nua na hArda|54.592|-5.692|29700
Newtownbreda|Baile Nua na Bréadaí|54.547|-5.92|5000
Portaferry|Port an Pheire|54.381|-5.547|2400
Portavogie|Port an Bhogaigh|54.461|-5.446|2000
Rathfriland/Rathfryland|Ráth Fraoileann|54.238|-6.161|2600
Ravernet||54.493|-6.065|600
Rostrevor|Ros Treabhair|54.101|-6.2|2900
Saintfield|Tamhnaigh Naomh|54.46|-5.833|3600
Scarva|Scarbhach|54.334|-6.363|400
Seaforde|Baile Forda|54.307|-5.842|250
Seapatrick|Suí Phádraig|54.366|-6.277|1000
Spa/The Spa|An Spá|54.385|-5.885|800
Strandtown||54.601|-5.883|5000
Strangford|Baile Loch Cuan|54.37|-5.556|500
Sydenham|Acadh Mharra|54.608|-5.87|4000
Waringstown|Baile an Bhairínigh|54.435|-6.3|3700
Warrenpoint|An Pointe|54.102|-6.256|9000
Whiterock||54.487|-5.655|400
Fermanagh
Arney|An Arna|54.291|-7.676|150
Ballinamallard|Béal Átha na Mallacht|54.42|-7.595|1500
Belcoo|Béal Cú|54.296|-7.871|550
Bellanaleck|Bealach na Leice|54.296|-7.642|300
Belleek|Béal Leice|54.48|-8.091|900
Boho|Botha|54.333|-7.791|60
Brookeborough|Achadh Lon|54.316|-7.404|600
Clabby|Clabaigh|54.402|-7.371|250
Derrygonnelly|Doire Ó gConaíle|54.418|-7.817|700
Derrylin|Doire Loinn|54.196|-7.571|600
Donagh|Domhnach|54.216|-7.391|300
Ederney/Ederny|Eadarnaidh|54.533|-7.659|600
Florencecourt|Mullach na Seangán|54.27|-7.73|150
Garrison|An Garastún|54.416|-8.09|400
Garvary|Garbharaidh|54.359|-7.576|250
Irvinestown|Baile an Irbhinigh|54.471|-7.634|2300
Kesh|An Cheis|54.521|-7.721|1000
Killadeas|Cill Chéile Dé|54.434|-7.681|100
Kinawley|Cill Náile|54.226|-7.65|150
Lack|An Leac|54.546|-7.578|100
Letterbreen|Leitir Bhruíne|54.31|-7.732|150
Lisbellaw|Lios Béal Átha|54.318|-7.533|1100
Lisnarick/Lisnarrick|Lios na nDaróg|54.477|-7.699|200
Lisnaskea|Lios na Scéithe|54.252|-7.444|3000
Maguiresbridge|Droichead Mhig Uidhir|54.295|-7.465|1000
Monea|Maigh Niadh|54.39|-7.76|150
Newtownbutler|An Baile Nua|54.182|-7.361|1000
Rosslea/Roslea|Ros Liath|54.239|-7.172|550
Tamlaght|Tamhlacht|54.318|-7.572|300
Teemore|An Taobh Mór|54.153|-7.526|100
Tempo|An tIompú Deiseal|54.376|-7.461|500
Trory|Treabhraigh|54.39|-7.641|150
Monaghan
Annyalla/Annayalla|Eanaigh Gheala|54.161|-6.791|350
Ballinode/Bellanode|Béal Átha an Fhóid|54.269|-7.034|450
Ballybay|Béal Átha Beithe|54.128|-6.903|1300
Broomfield||54.07|-6.67|100
Carrickroe||54.35|-7.1|100
Castleshane||54.237|-6.877|60
Clontibret|Cluain Tiobrad|54.215|-6.853|250
Corcaghan||54.18|-7.02|100
Doohamlet/Doohamlat|Dúthamhlacht|54.12|-6.82|350
Drum|An Droim|54.104|-7.144|60
Emyvale|Scairbh na gCaorach|54.342|-6.959|800
Glaslough/Glasslough|Glasloch|54.319|-6.9|550
Inniskeen/Inishkeen|Inis Caoin|54|-6.585|400
Knockatallon|Cnoc an tSalainn|54.31|-7.14|100
Latton|Leatón|54.07|-6.99|100
Lough Egish|Loch Éigis|54.08|-6.82|150
Newbliss|Cúil Darach|54.158|-7.137|400
Oram|Ardghlas|54.15|-6.7|250
Rockcorry|Buíochar|54.119|-7.016|400
Scotshouse|Teach an Scotaigh|54.122|-7.249|250
Scotstown|Baile an Scotaigh|54.278|-7.067|400
Shantonagh||54.04|-6.85|60
Smithborough|Na Mullaí|54.222|-7.097|450
Threemilehouse|Teach na dTrí Mhíle|54.21|-7.05|300
Tydavnet|Tigh Damhnata|54.296|-7.016|150
Tyholland||54.28|-6.9|200
Tyrone
Ardboe|Ard Bó|54.621|-6.511|700
Ardstraw|Ard Sratha|54.735|-7.46|200
Artigarvan|Ard Tí Garbháin|54.856|-7.401|700
Augher|An Eochair|54.428|-7.132|400
Aughnacloy|Achadh na Cloiche|54.413|-6.975|1100
Ballygawley|Baile Uí Dhálaigh|54.463|-7.028|800
Ballymagorry|Baile Mhic Gofraidh|54.856|-7.429|600
Benburb|An Bhinn Bhorb|54.412|-6.744|400
Beragh|Bearach|54.55|-7.161|600
Brackaville||54.55|-6.71|300
Brockagh/Mountjoy||54.51|-6.56|150
Caledon|Cionn Aird|54.351|-6.838|500
Cappagh|An Cheapaigh|54.544|-6.928|200
Carland|Domhnach Carr|54.531|-6.76|200
Carrickmore|An Charraig Mhór|54.595|-7.046|700
Castlecaulfield|Baile Uí Dhonnaíle|54.509|-6.835|700
Castlederg|Caisleán na Deirge|54.709|-7.594|3000
Clady|Clóidigh|54.793|-7.541|500
Clanabogan|Cluain Uí Bhogáin|54.571|-7.361|300
Clogher|Clochar|54.414|-7.165|700
Clonoe|Cluain Eo|54.54|-6.65|500
Coagh|An Coach|54.646|-6.62|600
Coalisland|Oileán an Ghuail|54.541|-6.702|5700
Donaghmore|Domhnach Mór|54.531|-6.813|1100
Donemana/Dunnamanagh|Dún na Manach|54.874|-7.313|600
Dromore|An Droim Mór|54.514|-7.459|1200
Drumnakilly|Droim na Coille|54.604|-7.17|150
Drumquin|Droim Caoin|54.615|-7.489|600
Eglish|An Eaglais|54.452|-6.794|400
Eskra|Eiscreach|54.47|-7.19|200
Fintona|Fionntamhnach|54.497|-7.316|1300
Fivemiletown|Baile na Lorgan|54.378|-7.317|1300
Galbally|An Gallbhaile|54.538|-6.885|200
Garvaghey|Garbhachaidh|54.49|-7.11|100
Gortin|An Goirtín|54.718|-7.237|400
Greencastle|An Caisleán Glas|54.689|-7.076|250
Killen|Cillín|54.673|-7.628|250
Killeter|Coill Íochtair|54.667|-7.694|150
Killyclogher|Coillidh Chlochair|54.609|-7.27|1500
Kilskeery|Cill Scíre|54.442|-7.54|150
Kildress|Cill Dreasa|54.645|-6.84|300
Loughmacrory|Loch Mhic Ruairí|54.64|-7.07|500
Magheramason|Machaire Measáin|54.94|-7.379|500
Mountfield|Achadh Ard|54.65|-7.18|200
Moy|An Maigh|54.447|-6.691|1600
Moygashel|Maigh gCaisil|54.493|-6.764|2000
Newmills|An Muileann Nua|54.551|-6.741|500
Newtownstewart|An Baile Nua|54.717|-7.379|1600
Orritor|Na Coracha Beaga|54.661|-6.81|100
Plumbridge|Droichead an Phlum|54.768|-7.249|250
Pomeroy|Cabhán an Chaorthainn|54.594|-6.929|800
Rock/The Rock|An Charraig|54.6|-6.85|200
Sandholes|Clais an Ghainimh|54.6|-6.79|150
Seskinore|Seisceann Odhar|54.515|-7.257|200
Sion Mills|Muileann an tSiáin|54.786|-7.472|1900
Sixmilecross|Na Corracha Móra|54.556|-7.12|400
Spamount||54.71|-7.54|300
Stewartstown|An Chraobh|54.576|-6.677|700
Trillick|Trileac|54.452|-7.487|400
Tullyhogue|Tulaigh Óg|54.61|-6.72|150
Victoria Bridge|Droichead Victoria|54.762|-7.46|300
`;
