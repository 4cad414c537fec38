/** A badge that names a model by its engine: a 320d is a 3 Series, an E220 an E-Class, an NX300h an NX. */
export interface Badge {
  make: string;
  /** `name` gives the model; `kept`, if present, goes to the version with everything that follows. */
  pattern: RegExp;
  model: (name: string) => string;
}

const startingWith = (pattern: string) => new RegExp(`^${pattern}(?=$|[\\s/,.-])`, 'i');

const bmwLetters = '(?:\\s?(?:x[die]|xdrive|[els]d|l[ie]|t[ids]|ci|cd|[dei]))?';
const classes = 'a|b|c|e|g|m|r|s|v|x|cl|cla|clc|cle|clk|cls|gl|gla|glb|glc|gle|glk|gls|ml|sl|slc|slk';
const mercedesLetters = '(?:\\s?(?:d|de|e|h|i|k|l|s|t|cdi|cgi|tdi|bluetec|kompressor))?';

const series = (name: string) => `${name.toUpperCase()} Series`;
const upperCase = (name: string) => name.toUpperCase();
const classOf = (name: string) => `${name.toUpperCase().replace(/^ML$/, 'M')}-Class`;

// biome-ignore format: one pattern a line
export const badges: readonly Badge[] = [
  { make: 'BMW', pattern: startingWith(`(?<kept>m?(?<name>[1-8])\\d\\d${bmwLetters})`), model: series },
  // "3", "3er", "Series 3" and "3 Serie".
  { make: 'BMW', pattern: startingWith('(?:series?\\s*)?(?<name>[1-8])(?:[\\s-]*(?:ser(?:ies?)?|er))?'), model: series },
  { make: 'Mercedes-Benz', pattern: startingWith(`(?<kept>(?:amg\\s)?(?<name>${classes})[\\s-]?\\d{2,3}${mercedesLetters})`), model: classOf },
  // "GLC", "E Klasse" and "Classe A".
  { make: 'Mercedes-Benz', pattern: startingWith(`(?:classe\\s)?(?<name>${classes})(?:[\\s-]*(?:class|klasse|classe))?`), model: classOf },
  { make: 'Lexus', pattern: /^(?<name>ct|is|es|gs|ls|lbx|ux|nx|rx|rz|rc|lc|gx|lx|sc)[\s-]?(?=\d{3})/i, model: upperCase },
  { make: 'Scania', pattern: startingWith('(?<kept>(?<name>[gklprs])[\\s-]?\\d{3}[a-z]?)'), model: series },
  { make: 'Volvo Trucks', pattern: startingWith('(?<kept>(?<name>fh|fmx|fm|fl|fe)[\\s-]?\\d{1,3})'), model: upperCase },
  { make: 'DAF', pattern: startingWith('(?<kept>(?<name>lf|cf|xf|xg)[\\s-]?\\d{2,3})'), model: upperCase },
];
