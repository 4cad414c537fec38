const setOf = (text: string) => new Set(text.split(' '));

/** Places whose names mean something else: they need a word such as "in" or "near". */
export const placesThatAreWords = setOf('trim rush down clara the an');

/** Models whose names are everyday words: they need their make before them. */
export const modelsThatAreWords = setOf(
  'fit note soul edge spring rapid across born seal junior express expert master daily relay vision ghost minor hatch convertible traveller insight legacy grace shuttle accent compass dolphin monkey sport range electric classic estate saloon touring adventure custom connect cargo life city scrambler cruiser naked',
);

/** Two letters are too few for a model, but these mean nothing else. */
export const shortModels = setOf('tt ka xf xe xj xv zs ux nx rx');

/** Words of adverts that are one letter away from a name, but not misspelt. */
export const wellSpelt = setOf(
  'start stop glass class audio cover covers cruise range ranges sport sports seats seated motor motors mint tidy clean leather alloys roof panoramic service history warranty towbar tow heated camera sensors parking sunroof climate control cruise family first learner small large little spare wheel wheels finance insurance condition immaculate excellent serviced timing engine owner owners drive driver driving boot space interior exterior paint trade swap spec specs spec high great value reliable economical comfortable spacious safe beautiful perfect lovely stunning super superb turbo black bluetooth apple carplay android navigation satnav keyless entry isofix tinted windows mirrors electric screen touch touchscreen digital premium luxury limited edition line style design comfort elegance active business sportline highline trendline comfortline titanium zetec ghia tekna visia acenta allure dynamic sense tech technology carbon matte pearl metallic mileage cheap price priced fully loaded extras needs nothing repair parts salvage project damaged crashed classic vintage modified import imported japanese british northern irish clear clearance sale offer offers deal deals call text please thanks urgent quick private dealer trader company fleet lease rental hire taxi wheelchair accessible disabled adapted farm farmer work workhorse builder towing horsebox caravan trailer commuter commute motorway city town country delivery local nationwide available warranted guarantee guaranteed swords scale solid second third fourth after before other others maybe really there their where which would could should looking anything something everything nothing thing things',
);
