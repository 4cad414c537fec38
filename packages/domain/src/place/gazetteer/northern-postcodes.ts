import { findSettlements, type Settlement } from './gazetteer.ts';

/** The post town of each postcode district of Northern Ireland. */
const postTowns = `
1-15 Belfast|16 Dundonald|17 Dunmurry|18 Holywood|19-20 Bangor|21 Donaghadee|22-23 Newtownards|24 Ballynahinch
25 Dromore|26 Hillsborough|27-28 Lisburn|29 Crumlin|30 Downpatrick|31 Castlewellan|32 Banbridge|33 Newcastle
34-35 Newry|36-37 Newtownabbey|38 Carrickfergus|39 Ballyclare|40 Larne|41 Antrim|42-44 Ballymena|45 Magherafelt
46 Maghera|47-48 Derry|49 Limavady|51-52 Coleraine|53 Ballymoney|54 Ballycastle|55 Portstewart|56 Portrush
57 Bushmills|60-61 Armagh|62-63 Portadown|64-65 Craigavon|66-67 Lurgan|68 Caledon|69 Aughnacloy|70-71 Dungannon
74 Enniskillen|75 Fivemiletown|76 Clogher|77 Augher|78-79 Omagh|80 Cookstown|81 Castlederg|82 Strabane
92-94 Enniskillen`;

const northern = new Set(['Antrim', 'Armagh', 'Derry', 'Down', 'Fermanagh', 'Tyrone']);

/** The post town of `BT12` or `BT12 5AB`. */
export function findPostTown(district: number): Settlement | undefined {
  for (const entry of postTowns.trim().split(/[|\n]/)) {
    const [, from, to = from, name = ''] = /^(\d+)(?:-(\d+))? (.+)$/.exec(entry) ?? [];
    if (district < Number(from) || district > Number(to)) continue;
    return findSettlements(name).find(({ county }) => northern.has(county));
  }
  return undefined;
}
