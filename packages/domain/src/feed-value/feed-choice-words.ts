import type { OptionWords } from './option-words.ts';

/** The trade's words for a choice, by attribute. Bodies, colours and fuels have files of their own. */
export const choiceWords: Readonly<Record<string, OptionWords>> = {
  transmission: {
    Manual: 'm man mt manuel stick 5mt 6mt',
    Automatic:
      'a at 6at 8at aut auto tiptronic dsg dct stronic multitronic cvt ecvt ivt xtronic lineartronic ' +
      'multidrive powershift pdk steptronic edc eat6 eat8 7gtronic 9gtronic 7gdct 8gdct gtronic speedshift ' +
      'semiautomatic semiauto automatedmanual robotised amt smg selespeed dualogic dualclutch twinclutch ' +
      'etg egs bmp6 easytronic quickshift sensonic sportronic geartronic selectshift hydramatic torqueconverter paddleshift ' +
      'singlespeed reductiongear directdrive 1speed autoclutch sequential',
  },
  drivetrain: {
    'Front-wheel drive': 'fwd front frontwheel frontwheeldrive',
    'Rear-wheel drive': 'rwd rear rearwheel rearwheeldrive sdrive propulsion',
    'All-wheel drive':
      'awd 4wd 4x4 allwheel allwheeldrive fourwheeldrive 4wheeldrive quattro xdrive 4matic 4motion allgrip all4 allroad ' +
      'symmetrical shawd htrac e4orce 4drive q4 superselect dualmotor integrale',
  },
  interior: {
    Cloth: 'cloth fabric textile tweed material tissue stoff',
    'Half leather':
      'halfleather partleather partialleather leathercloth clothleather leatherandcloth leatheralcantara semileather',
    Leather: 'leather fullleather nappa nappaleather merino dakota vernasca windsor valcona',
    'Synthetic leather':
      'leatherette artificialleather fauxleather fauxleathertrim veganleather ecoleather syntheticleather artico sensatec tinorin vinyl ' +
      'tekleather leathereffect leatherlook simulatedleather imitationleather pvc',
    Alcantara: 'alcantara suede suedette dinamica ultrasuede microsuede',
    Velour: 'velour velours velvet plush',
  },
  condition: {
    New: 'n new brandnew unregistered preregistered prereg',
    Demonstrator: 'demo exdemo demonstrator exdemonstrator management exmanagement demomodel',
    Used:
      'u used secondhand preowned preloved approved approvedused certified certifiedpreowned nearlynew likenew asnew exlease ' +
      'exrental excellent verygood good fair mint immaculate pristine average',
  },
  serviceHistory: {
    Full: 'full fsh fullservicehistory complete fullmaindealer fulldealer maindealer fulldocumented fullservice yesfull',
    Partial: 'partial part psh some incomplete partservicehistory',
    None: 'none no nsh nohistory noservicehistory',
  },
  origin: {
    Ireland: 'ireland irish ie roi eire irl irishcar republicofireland irishregistered',
    'Great Britain':
      'uk gb england english britain british scotland wales ukimport unitedkingdom greatbritain',
    'Northern Ireland': 'ni northernireland ulster northern',
    Japan: 'japan japanese jdm jap jp japaneseimport',
    Elsewhere:
      'elsewhere other germany german france french netherlands holland belgium spain italy europe european eu usa',
  },
  cab: {
    'Single Cab': 'single singlecab regular regularcab standardcab',
    'King / Extra Cab': 'king kingcab extra extracab extended extendedcab supercab spacecab clubcab',
    'Double Cab': 'double doublecab dcab doublecabin',
    'Crew Cab': 'crew crewcab crewcabin',
  },
  wheelbase: {
    'SWB (L1)': 'swb l1 short shortwheelbase',
    'MWB (L2)': 'mwb l2 medium mediumwheelbase',
    'LWB (L3)': 'lwb l3 long longwheelbase',
    'XLWB (L4)': 'xlwb l4 extralong jumbo extralongwheelbase',
  },
  roofHeight: {
    'Low (H1)': 'low h1 lowroof standard standardroof',
    'Medium (H2)': 'medium h2 mediumroof mid semihigh',
    'High (H3)': 'high h3 highroof superhigh',
  },
  licence: { AM: 'moped', A1: 'learner 125', A2: 'restricted', A: 'full unrestricted' },
};
