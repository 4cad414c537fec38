/** The smaller places of Leinster; see `gazetteer.ts` for the line format. */
export const leinster = `
Carlow
Ardattin||52.755|-6.706|150
Ballinabranna/Ballinabrannagh||52.789|-7|600
Ballinkillin||52.65|-6.93|150
Ballon|Balana|52.74|-6.769|700
Ballymurphy||52.572|-6.862|100
Bennekerry||52.84|-6.889|300
Borris|An Bhuiríos|52.602|-6.926|650
Clonegal|Cluain na nGall|52.692|-6.646|280
Clonmore||52.825|-6.569|100
Fennagh/Fenagh|Fionnmhach|52.715|-6.846|400
Graiguecullen|Gráig Chuilinn|52.838|-6.94|4500
Hacketstown|Baile Haicéid|52.864|-6.557|600
Kernanstown||52.846|-6.888|300
Kildavin|Cill Damháin|52.684|-6.686|200
Leighlinbridge|Leithghlinn an Droichid|52.736|-6.974|900
Myshall|Míseal|52.686|-6.78|300
Nurney|An Urnaí|52.751|-6.91|200
Oldleighlin||52.736|-7.023|200
Palatine||52.865|-6.861|400
Rathoe/Rathtoe|Ráth Tó|52.787|-6.8|380
Rathvilly|Ráth Bhile|52.88|-6.696|950
St Mullins|Tigh Moling|52.49|-6.929|100
Tinnahinch||52.536|-6.952|400
Tinryland/Tinriland||52.797|-6.896|450
Dublin
Adamstown||53.334|-6.457|9000
Airside||53.447|-6.224|300
Artane|Ard Aidhin|53.384|-6.21|13000
Ashtown||53.374|-6.332|6000
Balally|Baile Amhlaoibh|53.277|-6.234|9000
Baldonnel/Baldonnell||53.308|-6.44|500
Baldoyle|Baile Dúill|53.399|-6.127|8000
Balgriffin||53.409|-6.177|3000
Ballinteer|Baile an tSaoir|53.275|-6.254|9000
Ballsbridge|Droichead na Dothra|53.329|-6.231|8000
Ballyboden||53.282|-6.293|9600
Ballyboughal/Ballyboghil|Baile Bachaille|53.52|-6.267|900
Ballybough|An Baile Bocht|53.36|-6.245|3000
Ballybrack||53.251|-6.122|7000
Ballycullen||53.273|-6.327|6000
Ballyfermot|Baile Formaid|53.342|-6.354|20000
Ballymount||53.312|-6.357|2000
Ballymun|Baile Munna|53.398|-6.267|22000
Balrothery||53.588|-6.188|2300
Balscadden/Balscaddan||53.634|-6.236|500
Bayside||53.388|-6.141|4500
Beaumont||53.386|-6.228|8600
Belfield||53.307|-6.226|1000
Belmayne||53.404|-6.17|5000
Bluebell||53.328|-6.357|2000
Bohernabreena||53.266|-6.358|500
Booterstown|Baile an Bhóthair|53.307|-6.198|7100
Brittas||53.236|-6.453|400
Cabinteely|Cábán tSíle|53.263|-6.156|10000
Cabra|An Chabrach|53.367|-6.297|23000
Carpenterstown||53.375|-6.389|6000
Carrickmines|Carraig Mhaighin|53.248|-6.181|5000
Castleknock|Caisleán Cnucha|53.374|-6.36|22000
Chapelizod|Séipéal Iosóid|53.348|-6.344|5300
Cherry Orchard||53.336|-6.372|7900
Cherrywood||53.245|-6.142|3000
Christchurch||53.344|-6.271|1000
Churchtown||53.295|-6.254|10000
Citywest||53.285|-6.425|9000
Clarehall||53.4|-6.173|3000
Cloghran||53.433|-6.23|500
Clongriffin||53.402|-6.153|8000
Clonshaugh||53.412|-6.211|2000
Clonsilla|Cluain Saileach|53.385|-6.421|9000
Clonskeagh||53.31|-6.238|4500
Clontarf|Cluain Tarbh|53.365|-6.205|31000
Coolmine||53.388|-6.396|3000
Coolock|An Chúlóg|53.389|-6.2|12000
Corduff||53.397|-6.375|5000
Cornelscourt||53.27|-6.167|3000
Crumlin|Cromghlinn|53.322|-6.314|21000
Dalkey|Deilginis|53.277|-6.103|8100
Damastown||53.413|-6.428|300
Darndale||53.399|-6.19|5700
Dartry||53.311|-6.26|3000
Deansgrange|Grange an Déin|53.277|-6.166|5000
Dollymount||53.366|-6.178|5000
Dolphin's Barn||53.333|-6.292|4000
Donabate|Domhnach Bat|53.487|-6.152|8600
Donaghmede|Domhnach Míde|53.397|-6.162|15000
Donnybrook|Domhnach Broc|53.322|-6.237|10600
Donnycarney||53.375|-6.216|7600
Drimnagh|Droimeanach|53.327|-6.311|11000
Drinan||53.444|-6.204|5800
Drumcondra|Droim Conrach|53.369|-6.255|8600
Dublin Airport||53.427|-6.244|100
Dundrum|Dún Droma|53.291|-6.245|12000
East Wall||53.354|-6.234|4000
Edenmore||53.388|-6.185|3000
Edmondstown||53.27|-6.293|1000
Fairview||53.364|-6.239|3800
Firhouse|Teach na Giúise|53.282|-6.339|13000
Foxrock|Carraig an tSionnaigh|53.267|-6.178|9000
Garristown|Baile Gháire|53.566|-6.384|600
Glasnevin|Glas Naíon|53.376|-6.27|13000
Glasthule||53.288|-6.124|3000
Glenageary||53.28|-6.125|8000
Glencullen|Gleann Cuilinn|53.223|-6.216|200
Goatstown|Baile na nGabhar|53.292|-6.229|7000
Grand Canal Dock||53.343|-6.239|5000
Greenhills||53.312|-6.336|5000
Harold's Cross|Crois Araild|53.326|-6.281|6000
Hartstown||53.394|-6.424|5900
Hollystown||53.429|-6.382|2000
Howth|Binn Éadair|53.387|-6.065|8300
Huntstown||53.402|-6.424|6000
IFSC||53.349|-6.246|3000
Inchicore|Inse Chór|53.336|-6.327|7000
Irishtown||53.338|-6.221|4000
Islandbridge||53.347|-6.308|2000
Jobstown||53.283|-6.405|10800
Kilbarrack|Cill Bharróg|53.384|-6.152|5000
Killester|Cill Easra|53.373|-6.204|5100
Killiney|Cill Iníon Léinín|53.265|-6.114|10000
Kilmacud||53.285|-6.21|6000
Kilmainham|Cill Mhaighneann|53.342|-6.315|5000
Kilnamanagh||53.298|-6.361|5000
Kilternan/Kiltiernan|Cill Tiarnáin|53.236|-6.193|1500
Kimmage|Camaigh|53.319|-6.297|9000
Kingswood||53.303|-6.373|4000
Kinsealy/Kinsaley|Cionn Sáile|53.424|-6.176|1500
Knocklyon|Cnoc Lín|53.282|-6.322|14600
Leopardstown|Baile na Lobhar|53.267|-6.2|10000
Liffey Valley||53.354|-6.393|300
Long Mile Road||53.323|-6.335|300
Loughlinstown|Baile Uí Lachnáin|53.248|-6.136|4500
Loughshinny|Loch Sionnaigh|53.548|-6.086|800
Marino||53.369|-6.235|11000
Merrion|Muirfin|53.317|-6.209|2000
Milltown|Baile an Mhuilinn|53.311|-6.247|4000
Monkstown|Baile na Manach|53.294|-6.154|5600
Mount Merrion|Cnoc Mhuirfean|53.297|-6.213|7800
Mulhuddart|Mullach Eadrad|53.403|-6.4|4500
Naul|An Aill|53.586|-6.289|600
Navan Road||53.37|-6.32|5000
Newcastle/Newcastle Lyons|An Caisleán Nua|53.301|-6.502|4500
North Strand||53.358|-6.241|3000
North Wall||53.349|-6.238|2000
Oldbawn||53.277|-6.366|5000
Oldtown|An Seanbhaile|53.523|-6.316|400
Ongar||53.396|-6.44|9000
Palmerstown|Baile Phámar|53.352|-6.375|9000
Park West||53.332|-6.375|2000
Perrystown||53.31|-6.316|3000
Phibsborough/Phibsboro||53.36|-6.272|6000
Poppintree||53.4|-6.285|3000
Porterstown||53.377|-6.406|3000
Portmarnock|Port Mearnóg|53.423|-6.136|10800
Portobello||53.332|-6.265|4000
Portrane|Port Reachrann|53.493|-6.113|1900
Raheny|Ráth Eanaigh|53.381|-6.176|12000
Ranelagh|Raghnallach|53.325|-6.256|8000
Rathcoole|Ráth Cúil|53.282|-6.47|5800
Rathfarnham|Ráth Fearnáin|53.299|-6.285|23000
Rathgar|Ráth Garbh|53.313|-6.275|8400
Rathmichael||53.232|-6.159|500
Rathmines|Ráth Maonais|53.322|-6.265|11000
Rialto||53.336|-6.297|3700
Ringsend|An Rinn|53.342|-6.226|8200
Rivermeade||53.457|-6.292|600
Ronanstown||53.341|-6.406|4000
Saggart|Teach Sagard|53.28|-6.444|4600
Sallynoggin||53.279|-6.139|6900
Sandycove|Cuas an Ghainimh|53.286|-6.116|3000
Sandymount|Dumhach Thrá|53.328|-6.216|9000
Shankill|Seanchill|53.231|-6.124|14000
Smithfield|Margadh na Feirme|53.348|-6.28|3000
St Margaret's||53.434|-6.292|300
Stepaside||53.253|-6.214|5000
Stillorgan|Stigh Lorgan|53.288|-6.199|12000
Stoneybatter|Bóthar na gCloch|53.351|-6.284|6000
Sutton|Cill Fhionntain|53.389|-6.109|5500
Temple Bar|Barra an Teampaill|53.345|-6.266|2000
Templeogue|Teach Mealóg|53.297|-6.303|8000
Terenure|Tír an Iúir|53.31|-6.285|7700
Tyrrelstown|Baile an Tirialaigh|53.414|-6.398|8000
Walkinstown|Baile Bhailcín|53.32|-6.333|8000
Ward/The Ward||53.436|-6.34|300
Whitehall||53.383|-6.244|5000
Windy Arbour||53.301|-6.249|2000
Kildare
Allenwood|Fiodh Alúine|53.284|-6.861|1000
Ardclough||53.297|-6.571|400
Athgarvan|Áth Garbháin|53.153|-6.779|1200
Ballitore|Béal Átha an Tuair|53.009|-6.818|800
Ballymore Eustace|An Baile Mór|53.132|-6.613|900
Ballyoulster||53.34|-6.52|1300
Brannockstown||53.113|-6.693|200
Brownstown||53.132|-6.862|800
Calverstown||53.083|-6.798|700
Carbury|Cairbre|53.354|-6.961|300
Caragh/Carragh|Ceathrach|53.237|-6.729|1000
Castledermot|Díseart Diarmada|52.911|-6.84|1700
Cherryville||53.157|-6.967|300
Clane|Claonadh|53.292|-6.686|8300
Coill Dubh/Blackwood|An Choill Dubh|53.292|-6.818|800
Crookstown||53.02|-6.803|150
Curragh/The Curragh/Curragh Camp|An Currach|53.146|-6.833|1500
Derrinturn|Doire an tSoirn|53.34|-6.941|1700
Donadea||53.339|-6.74|150
Eadestown||53.203|-6.578|300
Johnstown|Baile Sheáin|53.236|-6.622|1300
Johnstownbridge|Droichead Bhaile Sheáin|53.402|-6.855|800
Kilberry||53.033|-7.018|400
Kilcock|Cill Choca|53.401|-6.67|8700
Kilcullen|Cill Chuillinn|53.13|-6.745|3800
Kildangan|Cill Daingin|53.106|-7.011|500
Kilkea||52.948|-6.893|200
Kill|An Chill|53.25|-6.589|3800
Kilmead||53.016|-6.873|300
Kilmeague/Kilmeage|Cill Maodhóg|53.251|-6.84|1100
Kilteel|Cill tSíle|53.235|-6.524|250
Ladytown||53.199|-6.73|300
Lullymore||53.275|-6.946|100
Maddenstown||53.13|-6.895|400
Milltown|Baile an Mhuilinn|53.205|-6.861|700
Moone|Maoin|52.98|-6.816|400
Narraghmore|An Fhorrach Mhór|53.051|-6.834|300
Nurney|An Urnaí|53.095|-6.948|500
Prosperous|An Chorrchoill|53.289|-6.753|2400
Rathangan|Ráth Iomgháin|53.221|-6.996|2800
Rathcoffey|Ráth Cofaigh|53.33|-6.69|300
Robertstown|Baile Riobaird|53.271|-6.817|700
Sallins|Na Solláin|53.249|-6.665|6300
Staplestown||53.304|-6.79|300
Straffan|Teach Srafáin|53.313|-6.608|1200
Suncroft|Crochta na Gréine|53.108|-6.861|800
Timahoe||53.336|-6.822|200
Two Mile House||53.173|-6.707|300
Kilkenny
Ballyfoyle||52.718|-7.188|150
Ballyhale|Baile Héil|52.467|-7.201|400
Ballyragget|Béal Átha Ragad|52.788|-7.331|1100
Bennettsbridge|Droichead Binéid|52.593|-7.185|750
Castlewarren||52.704|-7.104|100
Clogh/Clogh-Chatsworth|An Chloch|52.857|-7.177|400
Conahy||52.751|-7.291|200
Cuffesgrange||52.598|-7.342|200
Danesfort||52.577|-7.243|200
Ferrybank|Port an Chalaidh|52.269|-7.105|4500
Fiddown|Fiodh Dúin|52.33|-7.314|300
Freshford|Achadh Úr|52.732|-7.4|800
Glenmore|An Gleann Mór|52.349|-7.029|300
Goresbridge|An Droichead Nua|52.63|-6.994|400
Gowran|Gabhrán|52.629|-7.066|800
Graiguenamanagh|Gráig na Manach|52.541|-6.955|1500
Hugginstown|Baile Hugúin|52.45|-7.25|150
Inistioge|Inis Tíog|52.487|-7.066|300
Johnstown|Cúirt an Phúca|52.749|-7.557|500
Kells|Ceanannas Osraí|52.539|-7.27|300
Kilmacow|Cill Mhic Bhúith|52.307|-7.172|700
Kilmanagh|Cill Mhanach|52.637|-7.471|200
Kilmoganny|Cill Mogeanna|52.466|-7.331|250
Knocktopher|Cnoc an Tóchair|52.484|-7.217|150
Moneenroe|An Móinín Rua|52.83|-7.162|700
Mooncoin|Móin Choinn|52.292|-7.253|1200
Mullinavat|Muileann an Bhata|52.368|-7.168|300
Paulstown|Baile Phóil|52.683|-7.017|950
Piltown|Baile an Phoill|52.352|-7.336|1500
Slieverue|Sliabh Rua|52.281|-7.072|500
Stoneyford/Stonyford|Áth Stúin|52.534|-7.226|400
The Rower|An Robhar|52.454|-6.959|200
Tullahought|An Tulach Uachtach|52.42|-7.364|100
Urlingford|Áth na nUrlainn|52.72|-7.583|1000
Windgap|Bearna na Gaoithe|52.464|-7.399|100
Laois
Abbeyleix|Mainistir Laoise|52.914|-7.347|1900
Arles|Ardlios|52.893|-7.021|150
Attanagh||52.831|-7.343|150
Ballacolla/Ballycolla|Baile Cholla|52.882|-7.447|300
Ballickmoyler|Baile Mhic Mhaoilir|52.878|-7.011|150
Ballinakill|Baile na Coille|52.874|-7.31|400
Ballybrittas|Baile Briotáis|53.11|-7.136|300
Ballyfin|An Baile Fionn|53.06|-7.417|600
Ballylynan/Ballylinan|Baile Uí Laigheanáin|52.944|-7.042|1200
Ballyroan|Baile Átha an Róine|52.948|-7.305|600
Borris-in-Ossory|Buiríos Mór Osraí|52.939|-7.631|500
Camross|Camros|53.003|-7.582|150
Castletown|Baile an Chaisleáin|52.977|-7.494|400
Clonaslee|Cluain na Slí|53.148|-7.522|600
Clough||52.884|-7.5|150
Coolrain||52.956|-7.589|100
Crettyard||52.842|-7.128|400
Cullohill/Cullahill|An Chúlchoill|52.818|-7.476|200
Donaghmore|Domhnach Mór|52.873|-7.6|200
Durrow|Darú|52.844|-7.393|900
Emo|Ioma|53.097|-7.208|350
Errill|Eireall|52.86|-7.69|200
Killenard|Cill an Aird|53.135|-7.143|700
Killeshin|Cill Uisean|52.849|-6.995|400
Mountrath|Maighean Rátha|53|-7.47|2000
Newtown|An Baile Nua|52.862|-7.112|300
Rathdowney|Ráth Domhnaigh|52.855|-7.581|1300
Rosenallis|Ros Fhionnghlaise|53.142|-7.4|300
Spink||52.9|-7.233|150
Stradbally|An Sráidbhaile|53.016|-7.153|1500
The Swan|An Eala|52.889|-7.16|300
Timahoe|Tigh Mochua|52.961|-7.202|500
Vicarstown||53.052|-7.084|200
Longford
Abbeylara|Mainistir Leathrátha|53.765|-7.446|300
Abbeyshrule|Mainistir Shruthla|53.583|-7.65|200
Ardagh|Ardach|53.667|-7.693|250
Aughnacliffe|Achadh na Cloiche|53.855|-7.597|250
Ballinalee|Béal Átha na Lao|53.767|-7.653|400
Ballymahon|Baile Uí Mhatháin|53.566|-7.766|2000
Ballinamuck|Béal Átha na Muc|53.871|-7.717|150
Cloondara/Clondra|Cluain Dá Ráth|53.733|-7.908|250
Drumlish|Droim Lis|53.821|-7.769|1000
Keenagh|Caonach|53.623|-7.816|300
Killashee|Cill na Sí|53.682|-7.88|350
Killoe||53.78|-7.72|200
Lanesborough/Lanesboro/Lanesborough-Ballyleague|Béal Átha Liag|53.674|-7.99|1500
Legan/Lenamore|An Liagán|53.61|-7.62|250
Moydow|Maigh Dumha|53.664|-7.788|150
Newtowncashel|Baile Nua an Chaisil|53.587|-7.938|200
Newtownforbes|An Lios Breac|53.768|-7.834|800
Louth
Annagassan|Áth na gCasán|53.884|-6.345|200
Baltray|Baile Trá|53.736|-6.268|150
Blackrock|Na Creagacha|53.964|-6.365|3500
Carlingford|Cairlinn|54.042|-6.187|1500
Castlebellingham|Baile an Ghearlánaigh|53.9|-6.388|1300
Clogherhead|Ceann Chlochair|53.793|-6.238|2300
Collon|Collann|53.779|-6.481|1000
Cooley/Cooley Peninsula|Cuaille|54.02|-6.23|1000
Dromiskin|Droim Ineasclainn|53.923|-6.403|1200
Drumcar||53.864|-6.378|300
Dunleer|Dún Léire|53.832|-6.395|2100
Faughart||54.05|-6.383|150
Greenore|An Grianfort|54.033|-6.133|200
Haggardstown||53.974|-6.382|1500
Jenkinstown||54.018|-6.299|200
Kilcurry||54.04|-6.43|300
Kilkerley||53.997|-6.484|300
Kilsaran||53.889|-6.39|300
Knockbridge|Droichead an Chnoic|53.971|-6.489|800
Lordship||54.016|-6.317|500
Louth Village||53.951|-6.548|800
Monasterboice|Mainistir Bhuithe|53.777|-6.418|200
Omeath|Ó Méith|54.089|-6.258|800
Ravensdale||54.051|-6.34|300
Reaghstown||53.9|-6.6|150
Stabannon/Stabannan||53.886|-6.453|200
Tallanstown|Baile an Tallúnaigh|53.917|-6.551|700
Termonfeckin|Tearmann Feichín|53.765|-6.268|2200
Tinure||53.797|-6.398|400
Togher||53.841|-6.33|200
Tullyallen|Tulaigh Álainn|53.738|-6.417|1700
Meath
Athboy|Baile Átha Buí|53.622|-6.915|2900
Athlumney||53.649|-6.672|3000
Ballinabrackey||53.423|-7.118|150
Ballivor|Baile Íomhair|53.532|-6.963|1900
Baltrasna||53.49|-6.42|500
Batterstown|Baile an Bhóthair|53.47|-6.536|300
Bective||53.58|-6.697|200
Bellewstown||53.644|-6.348|300
Bettystown|Baile an Bhiataigh|53.701|-6.246|6000
Black Bull||53.445|-6.49|200
Carlanstown|Droichead Chearbhalláin|53.759|-6.84|700
Carnaross|Carn na Ros|53.75|-6.95|200
Castletown/Castletown Kilpatrick||53.756|-6.705|200
Clonard|Cluain Ioraird|53.449|-7.017|400
Clonee|Cluain Aodha|53.41|-6.443|1500
Crossakiel/Crossakeel|Crosa Caoil|53.722|-7.018|200
Curragha||53.545|-6.43|200
Donacarney|Domhnach Cearnaigh|53.706|-6.268|3000
Donore|Dún Uabhair|53.696|-6.413|900
Dowth||53.704|-6.449|100
Drumconrath/Drumconra|Droim Conrach|53.848|-6.661|500
Duleek|Damhliag|53.656|-6.418|4900
Dunderry|Dún Doire|53.604|-6.751|300
Dunsany||53.539|-6.619|300
Gormanston/Gormanstown|Baile Mhic Gormáin|53.637|-6.234|700
Julianstown|Baile Iúiliáin|53.671|-6.28|800
Kentstown||53.629|-6.526|1500
Kilbride||53.45|-6.39|300
Kilcloon|Cill Chluana|53.416|-6.59|300
Kildalkey|Cill Dealga|53.571|-6.898|800
Kilmainhamwood|Cill Mhaighneann|53.85|-6.806|400
Kilmessan|Cill Mheasáin|53.559|-6.66|800
Kilmoon||53.575|-6.4|200
Laytown||53.684|-6.242|4000
Lobinstown||53.79|-6.63|250
Longwood|Maigh Dearmhaí|53.454|-6.924|1700
Mornington|Baile Uí Mhornáin|53.721|-6.283|3500
Moynalty|Maigh nEalta|53.79|-6.886|250
Mulhussey||53.437|-6.623|150
Nobber|An Obair|53.821|-6.747|500
Oldcastle|An Seanchaisleán|53.769|-7.162|1500
Oristown||53.729|-6.76|200
Rathcairn/Rathcarn|Ráth Chairn|53.611|-6.863|500
Rathfeigh||53.605|-6.455|150
Rathmolyon/Rathmoylan|Ráth Moliain|53.489|-6.745|400
Robinstown||53.603|-6.752|200
Skryne/Skreen|Scrín|53.586|-6.561|300
Slane|Baile Shláine|53.709|-6.543|1500
Stackallen||53.69|-6.6|150
Stamullen/Stamullin|Steach Maoilín|53.628|-6.268|3700
Summerhill|Cnoc an Línsigh|53.482|-6.731|1000
Syddan||53.82|-6.6|150
Tara|Teamhair|53.579|-6.612|200
Wilkinstown||53.739|-6.708|300
Yellow Furze||53.667|-6.567|200
Offaly
Ballinagar/Ballynagar|Béal Átha na gCarr|53.267|-7.338|450
Ballycumber|Béal Átha Chomair|53.327|-7.685|300
Banagher|Beannchar|53.189|-7.986|1900
Belmont|Lios Dearg|53.25|-7.89|250
Blueball|An Phailís|53.227|-7.617|300
Bracknagh|Breacnach|53.21|-7.097|250
Brosna|Brosnach|52.991|-7.888|150
Cadamstown||53.127|-7.654|150
Clareen|An Cláirín|53.073|-7.796|100
Cloghan|An Clochán|53.222|-7.884|600
Clonbullogue|Cluain Bolg|53.26|-7.086|500
Clonygowan/Cloneygowan|Cluain na nGamhan|53.181|-7.276|300
Coolderry|An Cúl Doire|53|-7.78|100
Crinkill/Crinkle|Crionchoill|53.082|-7.898|700
Croghan|Cruachán|53.346|-7.293|200
Daingean|An Daingean|53.296|-7.291|1200
Durrow|Darú|53.33|-7.51|200
Ferbane|An Féar Bán|53.27|-7.828|1300
Geashill|Géisill|53.238|-7.32|400
Horseleap||53.393|-7.582|150
Kilcormac|Cill Chormaic|53.175|-7.726|1000
Killeigh|Cill Aichidh|53.214|-7.45|450
Killurin|Cill Liúráin|53.235|-7.553|250
Kinnitty|Cionn Eitigh|53.098|-7.718|350
Moneygall|Muine Gall|52.88|-7.957|400
Mucklagh|Muclach|53.25|-7.55|900
Pollagh|Pollach|53.277|-7.708|200
Rahan|Raithean|53.279|-7.613|200
Rhode|Ród|53.346|-7.196|900
Shannonbridge|Droichead na Sionainne|53.279|-8.047|250
Shinrone|Suí an Róin|52.984|-7.926|700
Tubber||53.382|-7.673|150
Walsh Island|Inis Bhreatnach|53.234|-7.217|400
Westmeath
Ballinagore||53.4|-7.47|150
Ballinalack|Béal Átha na Leac|53.631|-7.467|250
Ballinea|Béal Átha an Fheá|53.507|-7.419|250
Ballykeeran||53.45|-7.883|300
Ballymore|An Baile Mór|53.491|-7.68|550
Ballynacargy/Ballynacarrigy|Baile na Carraige|53.583|-7.537|500
Baylin/Bealin|Béal Linne|53.427|-7.852|400
Castledaly|Caisleán Uí Dhálaigh|53.376|-7.792|150
Castlepollard|Baile na gCros|53.68|-7.298|1300
Castletown Geoghegan|Baile Chaisleán na nGeochagán|53.447|-7.489|250
Clonmellon|Cluain Mealláin|53.664|-7.019|800
Collinstown|Baile na gCailleach|53.647|-7.211|400
Coole|An Chúil|53.704|-7.395|200
Crookedwood||53.594|-7.298|250
Delvin|Dealbhna|53.611|-7.093|800
Dysart||53.472|-7.459|150
Finnea/Finea|Fiodh an Átha|53.783|-7.395|150
Fore|Baile Fhobhair|53.683|-7.228|100
Glasson/Glassan|Glasán|53.471|-7.864|300
Kilbeggan|Cill Bheagáin|53.366|-7.5|1500
Killucan|Cill Liúcainne|53.51|-7.144|1000
Kinnegad|Cionn Átha Gad|53.454|-7.1|3000
Milltownpass|Bealach Bhaile an Mhuilinn|53.442|-7.244|400
Mount Temple||53.428|-7.777|200
Multyfarnham|Muilte Farannáin|53.625|-7.39|500
Raharney|Ráth Fhearna|53.524|-7.095|300
Rathowen|Ráth Eoghain|53.66|-7.52|200
Rathwire||53.508|-7.135|900
Rochfortbridge|Droichead Chaisleán Loiste|53.415|-7.296|1700
Rosemount||53.434|-7.637|100
Streamstown||53.442|-7.576|100
Tang|An Teanga|53.535|-7.787|150
Tubberclair/Tubberclare||53.494|-7.855|250
Tyrrellspass|Bealach an Tirialaigh|53.389|-7.377|550
Wexford
Adamstown|Maigh Arnaí|52.394|-6.717|400
Ardamine||52.62|-6.23|500
Arthurstown|Colmán|52.243|-6.951|150
Ballaghkeen|An Bealach Caoin|52.485|-6.44|200
Ballindaggin||52.56|-6.69|250
Ballycanew|Baile Uí Chonnmhaí|52.609|-6.31|500
Ballycarney|Baile Uí Chearnaigh|52.583|-6.567|150
Ballycogley||52.27|-6.5|200
Ballycullane|Baile Uí Choileáin|52.274|-6.83|350
Ballyedmond||52.567|-6.31|200
Ballygarrett||52.573|-6.232|300
Ballyhack|Baile Each|52.244|-6.967|200
Ballyhogue||52.425|-6.56|150
Ballymitty||52.262|-6.71|150
Ballymurn||52.462|-6.455|300
Ballywilliam||52.453|-6.865|100
Bannow|Cuan an Bhainbh|52.23|-6.79|150
Barntown|Baile an Bharúnaigh|52.343|-6.548|700
Blackwater|An Abhainn Dubh|52.445|-6.35|400
Boolavogue||52.555|-6.42|100
Bree|Brí|52.435|-6.605|350
Bridgetown|Baile an Droichid|52.231|-6.549|500
Broadway|Gráinseach Iúir|52.218|-6.403|150
Camolin|Cam Eolaing|52.612|-6.427|450
Campile|Ceann Poill|52.284|-6.933|450
Carrig-on-Bannow/Carrick-on-Bannow/Danescastle||52.237|-6.75|300
Castlebridge|Droichead an Chaisleáin|52.385|-6.449|2000
Castle Ellis||52.47|-6.38|150
Castletown|Baile an Chaisleáin|52.722|-6.189|300
Clearystown/Cleariestown|Baile Uí Chléirigh|52.273|-6.586|150
Clogh||52.64|-6.34|250
Clongeen|Cluain Gaoithín|52.298|-6.765|250
Clonroche|Cluain an Róistigh|52.451|-6.714|450
Coolgreany|Cúil Ghréine|52.765|-6.234|500
Courtown/Courtown Harbour|Baile na Cúirte|52.645|-6.229|4300
Craanford|Áth an Chorráin|52.683|-6.383|200
Crossabeg|Na Crosa Beaga|52.385|-6.495|200
Curracloe|Currach Cló|52.393|-6.388|200
Davidstown||52.473|-6.63|150
Drinagh||52.305|-6.46|400
Duncannon|Dún Canann|52.221|-6.932|350
Duncormick|Dún Chormaic|52.225|-6.654|200
Ferns|Fearna|52.59|-6.498|1500
Fethard-on-Sea/Fethard|Fiodh Ard|52.195|-6.84|350
Foulksmills/Foulkesmill|Muileann Fúca|52.314|-6.753|200
Glenbrien||52.485|-6.5|150
Glynn||52.377|-6.567|150
Gusserane||52.304|-6.862|100
Inch|An Inse|52.74|-6.238|150
Killinick||52.255|-6.47|300
Killinierin/Kilanerin||52.73|-6.285|250
Killurin|Cill Liúráin|52.38|-6.567|150
Kilmore|An Chill Mhór|52.206|-6.55|350
Kilmore Quay|Cé na Cille Móire|52.176|-6.587|400
Kilmuckridge|Cill Mhucraise|52.514|-6.284|800
Kilmyshall||52.63|-6.66|250
Kilrane|Cill Ruáin|52.242|-6.356|700
Kiltealy|Cill Téile|52.565|-6.746|200
Ladys Island||52.207|-6.384|150
Marshalstown||52.55|-6.59|150
Monageer|Móin na gCaor|52.531|-6.473|300
Monamolin||52.564|-6.347|200
Murrintown/Murntown||52.281|-6.52|500
Newbawn|An Bábhún Nua|52.34|-6.78|250
Oulart|An tAbhallort|52.505|-6.39|250
Oylegate/Oilgate|Bearna na hAille|52.42|-6.525|400
Piercestown/Piercetown|Baile Phiarais|52.289|-6.49|600
Ramsgrange||52.25|-6.92|200
Raheen||52.392|-6.794|150
Rathangan||52.228|-6.609|150
Rathnure|Ráth an Iúir|52.5|-6.767|200
Riverchapel|Séipéal na hAbhann|52.637|-6.234|2500
Rosslare/Rosslare Strand|Ros Láir|52.272|-6.388|1800
Rosslare Harbour|Calafort Ros Láir|52.25|-6.345|1200
Saltmills||52.227|-6.832|100
Screen||52.413|-6.4|150
Taghmon|Teach Munna|52.32|-6.66|600
Tagoat||52.243|-6.39|200
Terrerath||52.37|-6.85|150
The Ballagh/Ballagh||52.488|-6.43|250
Tomhaggard||52.213|-6.48|150
Wellingtonbridge|Droichead Eoin|52.267|-6.746|300
Wicklow
Annacurra/Annacurragh|Áth na Curra|52.842|-6.357|150
Annamoe|Áth na mBó|53.032|-6.255|100
Ashford|Áth na Fuinseoige|53.01|-6.11|1700
Aughrim|Eachroim|52.853|-6.327|1500
Avoca|Abhóca|52.857|-6.215|800
Ballinaclash|Baile na Claise|52.9|-6.267|400
Ballycoog||52.83|-6.3|100
Ballyknockan|Baile an Chnocáin|53.106|-6.498|200
Baltinglass|Bealach Conglais|52.939|-6.71|2250
Barndarrig|An Bearna Dearg|52.91|-6.109|250
Brittas Bay||52.88|-6.06|200
Carnew|Carn an Bhua|52.708|-6.494|1200
Charlesland||53.128|-6.063|3000
Coolafancy||52.764|-6.432|100
Coolboy|An Cúl Buí|52.761|-6.464|250
Coolkenno||52.782|-6.596|100
Delgany|Deilgne|53.132|-6.092|3000
Donard|Dún Ard|53.022|-6.613|250
Dunganstown||52.9|-6.08|100
Dunlavin|Dún Luáin|53.056|-6.703|1000
Enniskerry|Áth na Sceire|53.193|-6.17|1900
Glencree|Gleann Crí|53.199|-6.29|100
Glendalough|Gleann Dá Loch|53.011|-6.327|100
Glenealy|Gleann Fhaidhle|52.969|-6.147|700
Grangecon||52.989|-6.725|250
Greenane/Greenan||52.925|-6.295|100
Hollywood|Cillín Chaoimhín|53.091|-6.602|150
Kilbride||52.84|-6.13|200
Kilcoole|Cill Chomhghaill|53.105|-6.065|4600
Kilmacanogue/Kilmacanoge|Cill Mocheanóg|53.168|-6.136|1100
Kilpedder|Cill Pheadair|53.109|-6.107|1300
Kilquade||53.097|-6.084|400
Kiltegan|Cill Téagáin|52.904|-6.607|250
Knockananna|Cnoc an Eanaigh|52.874|-6.493|200
Lacken|Leacain|53.134|-6.478|100
Laragh|Láithreach|53.009|-6.296|400
Manor Kilbride|Cill Bhríde|53.19|-6.465|200
Moyne||52.86|-6.44|100
Newcastle|An Caisleán Nua|53.069|-6.062|1000
Newtownmountkennedy|Baile an Chinnéidigh|53.091|-6.11|3900
Poulaphouca/Pollaphuca||53.129|-6.589|100
Rathdangan||52.87|-6.56|100
Rathdrum|Ráth Droma|52.932|-6.23|1900
Rathnew|Ráth Naoi|52.991|-6.085|3600
Redcross|Cros Dhearg|52.885|-6.15|300
Roundwood|An Tóchar|53.065|-6.226|1000
Shillelagh|Síol Éalaigh|52.757|-6.538|450
Stratford/Stratford-on-Slaney|Áth na Sráide|52.988|-6.668|250
Tinahely|Tigh na hÉille|52.799|-6.462|1000
Valleymount|An Chrois|53.105|-6.54|200
Woodenbridge|Garrán an Ghabhláin|52.835|-6.244|100
`;
