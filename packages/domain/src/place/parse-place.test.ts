import { describe, expect, it } from 'vitest';
import { parsePlace, type StatedPlace } from './parse-place.ts';

/** `Naas, Kildare: town W91`, or why there is no place. */
function read(stated: StatedPlace): string {
  const parsed = parsePlace(stated);
  if (parsed.kind === 'bad') return parsed.reason;
  const { town, county, precision, routingKey } = parsed.place;
  return `${town ? `${town}, ` : ''}${county}: ${precision}${routingKey ? ` ${routingKey}` : ''}`;
}

const warningsOf = (stated: StatedPlace) => {
  const parsed = parsePlace(stated);
  return parsed.kind === 'ok' ? parsed.warnings : null;
};

describe('a place in one text', () => {
  // biome-ignore format: one text a line reads as a table
  it.each([
    // Towns and their counties.
    ['Naas', 'Naas, Kildare: town W91'],
    ['Naas, Kildare', 'Naas, Kildare: town W91'],
    ['Naas, Co. Kildare', 'Naas, Kildare: town W91'],
    ['Naas Co Kildare', 'Naas, Kildare: town W91'],
    ['Naas Co.Kildare', 'Naas, Kildare: town W91'],
    ['naas county kildare', 'Naas, Kildare: town W91'],
    ['NAAS KILDARE', 'Naas, Kildare: town W91'],
    ['Naas - Kildare', 'Naas, Kildare: town W91'],
    ['Naas (Kildare)', 'Naas, Kildare: town W91'],
    ['Naas / Kildare', 'Naas, Kildare: town W91'],
    ['Naas;Kildare;Ireland', 'Naas, Kildare: town W91'],
    ['Naas, Co. Kildare, Ireland', 'Naas, Kildare: town W91'],
    ['  Naas  ,  Kildare. ', 'Naas, Kildare: town W91'],
    ['near Naas', 'Naas, Kildare: town W91'],
    ['Nr. Gorey, Wexford', 'Gorey, Wexford: town Y25'],
    ['Just outside Tullow', 'Tullow, Carlow: town R93'],
    ['Carrick-on-Shannon', 'Carrick-on-Shannon, Leitrim: town N41'],
    ['carrick on shannon co leitrim', 'Carrick-on-Shannon, Leitrim: town N41'],
    ['Carrick on Suir', 'Carrick-on-Suir, Tipperary: town E32'],
    ['Ballinasloe', 'Ballinasloe, Galway: town H53'],
    ['Ballybrit, Galway', 'Ballybrit, Galway: town'],
    ['Bishopstown, Cork', 'Bishopstown, Cork: town'],
    ['Glanmire', 'Glanmire, Cork: town'],
    ['Castletroy, Limerick', 'Castletroy, Limerick: town'],
    ['Abbeydorney, Co. Kerry', 'Abbeydorney, Kerry: town'],
    ['Rathnew', 'Rathnew, Wicklow: town'],
    ['Ardrahan, Galway', 'Ardrahan, Galway: town'],
    ["O'Briensbridge, Co. Clare", "O'Briensbridge, Clare: town"],
    ['O’Callaghan’s Mills', "O'Callaghan's Mills, Clare: town"],
    ['St. Johnston', 'St Johnston, Donegal: town'],
    ['Saint Johnston, Donegal', 'St Johnston, Donegal: town'],
    ['Ballybofey/Stranorlar', 'Ballybofey, Donegal: town F93'],
    ['Two Mile House, Naas', 'Two Mile House, Kildare: town'],
    // The town of the county's name, and the county.
    ['Cork City', 'Cork, Cork: town T12'],
    ['Cork City Centre', 'Cork, Cork: town T12'],
    ['Wexford Town', 'Wexford, Wexford: town Y35'],
    ['Kildare Town, Co. Kildare', 'Kildare, Kildare: town R51'],
    ['Kildare, Co. Kildare', 'Kildare, Kildare: town R51'],
    ['Galway, Galway', 'Galway, Galway: town H91'],
    ['Limerick City & Suburbs', 'Limerick, Limerick: town V94'],
    ['Longford Town', 'Longford, Longford: town N39'],
    ['Waterford Road, Kilkenny', 'Kilkenny, Kilkenny: town R95'],
    ['Main Street, Cavan', 'Cavan, Cavan: town H12'],
    ['Cork', 'Cork: county'],
    ['Cork, Ireland', 'Cork: county'],
    ['Kildare', 'Kildare: county'],
    ['Co. Kerry', 'Kerry: county'],
    ['Kerry', 'Kerry: county'],
    ['KERRY', 'Kerry: county'],
    ['Kerry County', 'Kerry: county'],
    ['County Kerry, Republic of Ireland', 'Kerry: county'],
    ['Contae Chiarraí', 'Kerry: county'],
    ['Ciarraí', 'Kerry: county'],
    ['Contae na Gaillimhe', 'Galway: county'],
    ['Contae Bhaile Átha Cliath', 'Dublin: county'],
    ['Derry/Londonderry', 'Derry: county'],
    ['Co. Londonderry', 'Derry: county'],
    ['Queen’s County', 'Laois: county'],
    // Dublin.
    ['Dublin 12', 'Dublin 12, Dublin: area D12'],
    ['dublin12', 'Dublin 12, Dublin: area D12'],
    ['Dublin, 12', 'Dublin 12, Dublin: area D12'],
    ['Dublin D12', 'Dublin 12, Dublin: area D12'],
    ['Dublin 04', 'Dublin 4, Dublin: area D04'],
    ['D4', 'Dublin 4, Dublin: area D04'],
    ['D.15', 'Dublin 15, Dublin: area D15'],
    ['D15', 'Dublin 15, Dublin: area D15'],
    ['Dublin 6W', 'Dublin 6W, Dublin: area D6W'],
    ['Dublin 6 w', 'Dublin 6W, Dublin: area D6W'],
    ['Goatstown, Dublin 14', 'Goatstown, Dublin: town D14'],
    ['Rathmines, D06 X2V6', 'Rathmines, Dublin: town D06'],
    ['Naas Road, Dublin 12', 'Dublin 12, Dublin: area D12'],
    ['Unit 5, Ballymount Industrial Estate, Dublin 12', 'Dublin 12, Dublin: area D12'],
    ['Airside Retail Park, Swords, Co. Dublin', 'Swords, Dublin: town K67'],
    ['Dublin City', 'Dublin, Dublin: town D01'],
    ['Dublin 19', 'Dublin, Dublin: town D01'],
    ['Dublin South', 'South Dublin, Dublin: area'],
    ['North Dublin', 'North Dublin, Dublin: area'],
    ['North County Dublin', 'North Dublin, Dublin: area'],
    ['Co. Dublin North', 'North Dublin, Dublin: area'],
    ['Dublin West', 'West Dublin, Dublin: area'],
    ['Dun Laoghaire', 'Dún Laoghaire, Dublin: town A96'],
    ['Dublin 15 mins from M50', 'Dublin: county'],
    // Parts of other counties.
    ['West Cork', 'West Cork, Cork: area'],
    ['Tipperary North', 'North Tipperary, Tipperary: area'],
    ['South Tipperary', 'South Tipperary, Tipperary: area'],
    ['Connemara', 'Connemara, Galway: area'],
    ['Inishowen, Co. Donegal', 'Inishowen, Donegal: area'],
    // Eircodes and postcodes.
    ['W91 X2V6', 'Kildare: area W91'],
    ['W91X2V6', 'Kildare: area W91'],
    ['w91-x2v6', 'Kildare: area W91'],
    ['W91', 'Kildare: area W91'],
    ['Main St, Naas, W91 X2V6', 'Naas, Kildare: town W91'],
    ['DO2 X285', 'Dublin 2, Dublin: area D02'],
    ['T12 Cork', 'Cork, Cork: town T12'],
    ['BT12 5AB', 'Belfast, Antrim: town'],
    ['Newry BT34', 'Newry, Down: town'],
    ['Waringstown, BT66 7SD', 'Waringstown, Down: town'],
    ['Antrim Road, Belfast', 'Belfast, Antrim: town'],
    ['Magherafelt, Co. Derry', 'Magherafelt, Derry: town'],
    ['Enniskillen, Northern Ireland', 'Enniskillen, Fermanagh: town'],
    // Irish names.
    ['Cathair na Mart', 'Westport, Mayo: town F28'],
    ['An Spidéal, Gaillimh', 'Spiddal, Galway: town'],
    ['Gaoth Dobhair', 'Gweedore, Donegal: town'],
    ['Trá Lí', 'Tralee, Kerry: town V92'],
    ['Inis, Contae an Chláir', 'Ennis, Clare: town V95'],
    // One name, several counties.
    ['Blackrock', 'Blackrock, Dublin: town A94'],
    ['Blackrock, Co. Louth', 'Blackrock, Louth: town'],
    ['Blackrock, Cork', 'Blackrock, Cork: town'],
    ['Blackrock, A91 X2V6', 'Blackrock, Louth: town A91'],
    ['Ballina', 'Ballina, Mayo: town F26'],
    ['Ballina, Tipperary', 'Ballina, Tipperary: town'],
    ['Newcastle, Co. Down', 'Newcastle, Down: town'],
    ['Kells, Co. Kilkenny', 'Kells, Kilkenny: town'],
    ['Castletown, Laois', 'Castletown, Laois: town'],
    ['Milltown, Co. Kerry', 'Milltown, Kerry: town'],
    ['Ballyduff, Waterford', 'Ballyduff, Waterford: town'],
    // Towns on a border.
    ['Bray, Co. Dublin', 'Bray, Dublin: town A98'],
    ['Athlone, Roscommon', 'Athlone, Roscommon: town N37'],
    ['Ballaghaderreen, Mayo', 'Ballaghaderreen, Mayo: town'],
    ['Leixlip, Dublin', 'Leixlip, Dublin: town W23'],
    // Addresses.
    ['Main St Naas', 'Naas, Kildare: town W91'],
    ['12 Main Street, Gorey, Co. Wexford, Y25 X2V6', 'Gorey, Wexford: town Y25'],
    ['Unit D4, Naas Industrial Estate, Naas, Co. Kildare', 'Naas, Kildare: town W91'],
    ['The Square\nKilkee\nCo. Clare', 'Kilkee, Clare: town'],
    ['Dublin Road, Dundalk, Louth', 'Dundalk, Louth: town A91'],
    ['Naas, 5 minutes from the M7', 'Naas, Kildare: town W91'],
    ['Naas 5 minutes from the M7', 'Naas, Kildare: town W91'],
    ['🚗 Tralee 🚗', 'Tralee, Kerry: town V92'],
    // Unknown or hostile.
    ['Ballymagash, Co. Kerry', 'Ballymagash, Kerry: county'],
    ['<script>alert(1)</script>, Kerry', 'Kerry: county'],
    ['‮Kerry', 'Kerry: county'],
    [`${'x'.repeat(500)}, Kerry`, `County cannot be read from "${'x'.repeat(40)}…"`],
    ['Kent', 'County cannot be read from "Kent"'],
    ['Ireland', 'County cannot be read from "Ireland"'],
    ['N/A', 'County cannot be read from "N/A"'],
    ['-', 'County cannot be read from "-"'],
    ['', 'County is missing, and neither town nor Eircode gives it'],
    ['constructor', 'County cannot be read from "constructor"'],
    ['__proto__', 'County cannot be read from "__proto__"'],
  ])('%j is %s', (location, wanted) => {
    expect(read({ location })).toBe(wanted);
  });
});

describe('a place in several columns', () => {
  it.each<[StatedPlace, string]>([
    [{ county: 'Kildare', town: 'Naas' }, 'Naas, Kildare: town W91'],
    [{ county: 'Cork', town: 'Cork' }, 'Cork, Cork: town T12'],
    [{ town: 'Cork' }, 'Cork, Cork: town T12'],
    [{ county: 'Dublin', town: 'Dublin 11' }, 'Dublin 11, Dublin: area D11'],
    [{ county: 'Dublin', town: 'Goatstown, Dublin 14' }, 'Goatstown, Dublin: town D14'],
    [{ county: 'Dublin', town: 'Co. Dublin' }, 'Dublin: county'],
    [{ county: 'Wexford', town: 'Wexford Town' }, 'Wexford, Wexford: town Y35'],
    [{ county: 'Dublin', town: 'Dublin', eircode: 'D15 X2V6' }, 'Dublin 15, Dublin: area D15'],
    [{ county: 'Cork', town: 'Cork', eircode: 'T23 X2V6' }, 'Cork, Cork: area T23'],
    [{ county: 'Dublin 12' }, 'Dublin 12, Dublin: area D12'],
    [{ county: 'Cork City' }, 'Cork, Cork: town T12'],
    [{ county: 'Mayo', town: 'Mayo' }, 'Mayo: county'],
    [{ eircode: 'H91 AB12' }, 'Galway: area H91'],
    [{ county: 'N/A', town: 'Naas' }, 'Naas, Kildare: town W91'],
    [{ county: 'Kildare', location: 'Main Street, Naas' }, 'Naas, Kildare: town W91'],
    [{ latitude: 53.22, longitude: -6.66 }, 'Kildare: exact'],
    [{ county: 'Kildare', town: 'Naas', latitude: 53.22, longitude: -6.66 }, 'Naas, Kildare: exact W91'],
  ])('%j is %s', (stated, wanted) => {
    expect(read(stated)).toBe(wanted);
    expect(warningsOf(stated)).toEqual([]);
  });

  it.each<[StatedPlace, string, string]>([
    [
      { county: 'Kerry', town: 'Ballymagash' },
      'Ballymagash, Kerry: county',
      'Town "Ballymagash" is not a known place',
    ],
    [
      { town: 'Ballymagash', eircode: 'H91 AB12' },
      'Ballymagash, Galway: area H91',
      'Town "Ballymagash" is not a known place',
    ],
    [
      { county: 'Kilkenny', town: 'Waterford Road' },
      'Waterford Road, Kilkenny: county',
      'Town "Waterford Road" is not a known place',
    ],
    [{ county: 'Cork', town: 'Naas' }, 'Naas, Cork: county', 'Town "Naas" is not in Co. Cork'],
    [{ county: 'Kent', town: 'Naas' }, 'Naas, Kildare: town W91', 'County "Kent" is not one of the 32'],
    [{ county: 'Kerry', eircode: '12345' }, 'Kerry: county', 'Eircode "12345" has no known routing key'],
    [{ county: 'Kerry', eircode: 'D15 X2V6' }, 'Kerry: county', 'Eircode of D15 is not in Co. Kerry'],
    [
      { county: 'Kent', latitude: 53.22, longitude: -6.66 },
      'Kildare: exact',
      'County "Kent" is not one of the 32',
    ],
    [{ county: 'Kerry', latitude: 52.1 }, 'Kerry: county', 'Latitude is without a longitude'],
    [
      { county: 'Kerry', latitude: 53.35, longitude: -6.26 },
      'Kerry: county',
      'Latitude 53.35 and longitude -6.26 are not in Co. Kerry',
    ],
  ])('%j is %s, and %s', (stated, wanted, warning) => {
    expect(read(stated)).toBe(wanted);
    expect(warningsOf(stated)).toEqual([warning]);
  });

  it('is the middle of the county if nothing more precise is known', () => {
    const kerry = parsePlace({ county: 'Kerry', town: 'Ballymagash' });
    expect(kerry).toMatchObject({ place: { latitude: 52.13, longitude: -9.57 } });
  });
});
