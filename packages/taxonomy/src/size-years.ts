import type { Engine } from './engine-types.ts';

/** Far enough ahead for a size that is still built. */
const on = 2100;

/**
 * A model's sizes are listed for all its years together; these were only fitted for some of them. Each has
 * its first and last year, followed by the next two if it came back.
 */
// biome-ignore format: one model a line reads as a table
const sizeYears: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  'Aston Martin Vantage': { 4: [2018, on], 4.3: [2005, 2008], 4.7: [2008, 2017] },
  'Audi A1': { 2: [2015, 2022] },
  'BMW Z4': { 2.2: [2003, 2005], 2.5: [2003, 2011] },
  'Bentley Bentayga': { 3: [2019, on], 4: [2017, on], 6: [2016, 2024] },
  'Bentley Continental GT': { 4: [2012, on], 6: [2003, 2024] },
  'Bentley Flying Spur': { 2.9: [2021, on], 4: [2014, on], 6: [2005, 2024] },
  'Citroen C3': { 1.5: [2018, 2023], 1.6: [2009, 2018] },
  'Citroen C4': { 2: [2005, 2018] },
  'Citroen C5 Aircross': { 2: [2019, 2021] },
  'Ferrari California': { 3.9: [2014, 2017], 4.3: [2009, 2014] },
  'Ford Ranger': { 2: [2019, on], 2.2: [2011, 2018], 2.5: [1998, 2011], 3: [2006, 2011, 2022, on] },
  'Ford Transit': { 2: [2000, 2006, 2016, on], 2.2: [2006, 2016], 2.4: [2000, 2011] },
  'Isuzu D-Max': { 1.9: [2017, 2025], 2.2: [2025, on], 2.5: [2003, 2017], 3: [2003, 2011] },
  'Isuzu Trooper': { 3: [1998, 2004], 3.1: [1987, 1998] },
  'Jaguar F-Pace': { 5: [2019, 2025] },
  'KGM Korando': { 1.5: [2019, on], 1.6: [2019, on], 2: [1996, 2015], 2.2: [2015, 2019] },
  'KGM Rexton': { 2.2: [2013, on], 2.7: [2002, 2013] },
  'KGM Rodius': { 2: [2013, 2015], 2.2: [2015, 2018], 2.7: [2005, 2013] },
  'KGM Tivoli': { 1.5: [2020, on], 1.6: [2015, 2020] },
  'Land Rover Defender Commercial': { 2: [2020, on], 2.2: [2012, 2019], 2.4: [2007, 2011], 2.5: [1990, 2007], 3: [2020, on] },
  'Land Rover Defender': { 2: [2020, on], 2.2: [2012, 2019], 2.4: [2007, 2011], 2.5: [1990, 2007], 3: [2020, on] },
  'Land Rover Discovery': { 2: [2017, 2020], 2.5: [1989, 2004], 2.7: [2004, 2010], 3: [2009, on] },
  'Land Rover Range Rover Sport': { 2: [2017, 2021], 2.7: [2005, 2010], 3: [2009, on], 3.6: [2006, 2010] },
  'Land Rover Range Rover': { 2: [2018, 2021], 3: [2012, on], 3.6: [2006, 2011] },
  'Maserati Ghibli': { 2: [2020, 2023], 3: [2013, 2023], 3.8: [2020, 2023] },
  'Maserati Quattroporte': { 3: [2013, 2023], 3.8: [2013, 2023], 4.2: [2004, 2012] },
  'Mercedes-Benz SL-Class': { 3: [2012, 2020], 3.5: [2003, 2014], 4: [2022, on], 5: [1989, 2012] },
  'Mitsubishi ASX': { 1.6: [2010, 2020], 1.8: [2010, 2015], 2: [2019, 2020], 2.2: [2013, 2018] },
  'Mitsubishi L200': { 2.2: [2019, 2021], 2.3: [2019, 2021], 2.4: [2015, 2019], 2.5: [1996, 2015] },
  'Mitsubishi Outlander': { 2: [2003, 2018], 2.2: [2007, 2018], 2.3: [2003, 2006], 2.4: [2003, 2009, 2018, 2021] },
  'Mitsubishi Pajero': { 2.5: [1990, 2000], 2.8: [1994, 2000], 3.2: [2000, 2019] },
  'Opel Astra': { 2: [1998, 2018] },
  'Peugeot 208': { 1.5: [2018, 2023] },
  'Peugeot 3008': { 2: [2009, 2021] },
  'Peugeot 308': { 2: [2007, 2021] },
  'Peugeot 5008': { 2: [2010, 2021] },
  'Porsche 911': { 3: [1964, 1993, 2016, on], 3.4: [1997, 2016], 3.6: [1989, 2012], 3.8: [2004, 2019], 4: [2010, on] },
  'Porsche Boxster': { 2: [2016, 2025], 2.5: [1997, 1999], 2.7: [1999, 2016], 2.9: [2009, 2012], 3.2: [1999, 2006], 3.4: [2006, 2016] },
  'Porsche Cayenne': { 2.9: [2018, on], 3: [2009, on], 3.2: [2003, 2006], 3.6: [2007, 2018], 4: [2018, on], 4.8: [2007, 2018] },
  'Porsche Cayman': { 2: [2016, 2025], 2.7: [2006, 2016], 2.9: [2009, 2012], 3.4: [2006, 2016], 4: [2019, 2025] },
  'Porsche Panamera': { 2.9: [2017, on], 3: [2011, on], 3.6: [2009, 2016], 4: [2017, on], 4.8: [2009, 2016] },
  'Rolls-Royce Ghost': { 6.6: [2010, 2020], 6.75: [2020, on] },
  'Smart Forfour': { 0.9: [2015, 2019], 1: [2015, 2019], 1.1: [2004, 2006], 1.3: [2004, 2006] },
  'Smart Fortwo': { 0.6: [1998, 2003], 0.7: [2003, 2007], 0.8: [1999, 2014], 0.9: [2015, 2019], 1: [2007, 2019] },
  'Subaru BRZ': { 2: [2012, 2020], 2.4: [2021, on] },
  'Subaru Impreza': { 1.5: [2006, 2012], 1.6: [1993, 2020], 2.5: [2005, 2012] },
  'Subaru Legacy': { 3: [2003, 2009] },
  'Subaru Outback': { 2: [2008, 2018], 3: [2003, 2009] },
  'Suzuki Grand Vitara': { 1.9: [2005, 2014], 2: [1998, 2010], 2.4: [2008, 2014] },
  'Suzuki Jimny': { 1.3: [1998, 2018], 1.5: [2018, 2023] },
  'Suzuki S-Cross': { 1: [2016, 2020], 1.4: [2016, on], 1.5: [2022, on], 1.6: [2013, 2018] },
  'Suzuki Swift': { 1: [2017, 2020], 1.2: [2010, on], 1.3: [1990, 2010], 1.4: [2018, 2024], 1.5: [2005, 2010], 1.6: [2006, 2019] },
  'Suzuki Vitara': { 1: [2018, 2020], 1.4: [2015, on], 1.5: [2022, on], 1.6: [1990, 2020] },
  'Toyota Prius': { 1.5: [2000, 2009], 1.8: [2009, 2022], 2: [2023, on] },
  'Volvo XC40': { 1.5: [2018, 2023] },
};

/** Whether the size was fitted to the model in that year, as far as recorded. */
export function isSizeInTime(name: string, { litres }: Engine, year: number): boolean {
  const years = sizeYears[name]?.[litres];
  if (years === undefined) return true;
  return years.some((from, index) => index % 2 === 0 && from <= year && year <= (years[index + 1] ?? on));
}
