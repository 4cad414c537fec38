/** The number given as `--name=5`, or the usual one. */
export function readNumberOption(name: string, usual: number): number {
  const word = process.argv.find((each) => each.startsWith(`--${name}=`));
  if (!word) return usual;
  const value = Number(word.slice(name.length + 3).replaceAll(/[,_]/g, ''));
  if (!(value > 0)) throw new Error(`${word} is not a number above 0.`);
  return value;
}
