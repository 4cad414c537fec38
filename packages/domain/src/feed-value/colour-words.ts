import type { OptionWords } from './option-words.ts';

/** The plain word, in English and in the languages of makers: it decides anywhere in a phrase. */
export const basicColours: OptionWords = {
  Black: 'black blk schwarz noir nero negro preto',
  Grey: 'grey gray gry grau gris grigio',
  White: 'white wht weiss blanc blanche blanco bianco branco',
  Silver: 'silver slv silber argent argento plata',
  Blue: 'blue blu bleu blau azul azzurro azzuro',
  Red: 'red rot rouge rosso rojo vermelho',
  Green: 'green grn grun gruen vert verde',
  Brown: 'brown brn braun marron marrone',
  Beige: 'beige',
  Orange: 'orange arancio',
  Gold: 'gold golden oro',
  Bronze: 'bronze',
  Yellow: 'yellow gelb jaune giallo amarillo',
  Purple: 'purple lila viola',
  Maroon: 'maroon burgundy',
  Pink: 'pink rosa',
  Other: 'other multicolour multicolor multicoloured',
};

/**
 * Makers' and trade names without a plain word. Names used for several colours, such as midnight, and
 * finishes, such as pearl, are in none of the lists.
 */
export const tradeColours: OptionWords = {
  Black: 'ebony onyx jet obsidian panther phantom raven liquorice mythos santorini narvik',
  Grey:
    'gunmetal anthracite anthrazit charcoal graphite graphit magnetic slate granite nardo tungsten daytona manhattan quantum ' +
    'pewter nimbus steel smoke shadow cement corris carpathian eiger dolphin meteor thunder ash urano',
  White:
    'polar ivory snow snowflake arctic alpine glacier ice oxford chalk oryx ibis opal alabaster fuji yulong olympian',
  Silver: 'titanium platinum aluminium chrome iridium moondust reflex quicksilver zircon indus',
  Blue:
    'navy azure sapphire cobalt indigo denim royal ocean atlantic lapis teal turquoise aqua cyan marine lagoon cerulean ' +
    'aegean pacific estoril tanzanite portimao loire topaz',
  Red: 'ruby scarlet crimson cherry flame chilli chili tornado garnet cayenne passion vermilion firenze carmine jupiter',
  Green: 'emerald olive lime mint jade racing forest sage moss khaki pine cypress',
  Brown:
    'mocha chocolate copper coffee espresso chestnut cognac hazel hazelnut walnut truffle toffee tan macadamia nutmeg',
  Beige:
    'champagne cream sand magnolia cashmere latte caramel oyster oatmeal vanilla ecru stone almond biscuit',
  Orange: 'amber tangerine mango papaya sunset',
  Yellow: 'lemon sunflower mustard saffron canary',
  Purple: 'violet plum aubergine lilac lavender amethyst mulberry damson mauve magenta',
  Maroon: 'bordeaux claret wine oxblood merlot rioja',
  Pink: 'rose fuchsia salmon blush',
};
