import type { RandomStream } from '../random/random-stream.ts';

/** First names common in Ireland today, Irish and foreign. */
// biome-ignore format: a list of words
export const firstNames = [
  'Aoife', 'Ciarán', 'Sinéad', 'Declan', 'Niamh', 'Eoin', 'Gráinne', 'Pádraig', 'Siobhán', 'Conor', 'Orla', 'Cathal', 'Róisín', 'Fergal', 'Máire', 'Brendan', 'Caoimhe', 'Donal', 'Éanna', 'Fiona', 'Gavin', 'Helen', 'Ian', 'Joanne',
  'Kevin', 'Laura', 'Martin', 'Noel', 'Oisín', 'Paul', 'Rachel', 'Seán', 'Tara', 'Úna', 'Vincent', 'Mark', 'Lorraine', 'Gerry', 'Breda', 'John', 'Mary', 'Michael', 'Anne', 'Patrick', 'Catherine', 'David', 'Sarah', 'James', 'Emma', 'Shane',
  'Agnieszka', 'Piotr', 'Tomasz', 'Kasia', 'Andrei', 'Ioana', 'Rasa', 'Mantas', 'João', 'Beatriz', 'Thiago', 'Priya', 'Arjun', 'Ngozi', 'Chidi', 'Fatima', 'Omar', 'Wei', 'Maria', 'Luca', 'Sofia', 'Mihai', 'Olena', 'Yusuf', 'Grace', 'Blessing',
  'Darragh', 'Ailbhe', 'Killian', 'Ciara', 'Ruairí', 'Aisling', 'Colm', 'Deirdre', 'Enda', 'Majella', 'Liam', 'Bernie', 'Tadhg', 'Nuala', 'Rory', 'Clodagh', 'Diarmuid', 'Sorcha', 'Hugh', 'Karen', 'Stephen', 'Jennifer', 'Alan', 'Michelle',
] as const;

// biome-ignore format: a list of words
const surnames = [
  'Brennan', 'Fahy', 'Hanley', 'Keogh', 'Lacey', 'Mannion', 'Nugent', 'Phelan', 'Quirke', 'Redmond', 'Scully', 'Tuohy', 'Whelan', 'Casey', 'Dowling', 'Egan', 'Flood', 'Gaffney', 'Hickey', 'Joyce', 'Kirwan', 'Lenihan', 'Moran', 'Nolan', 'Power', 'Rice', 'Shanley',
  'Kowalski', 'Nowak', 'Popescu', 'Kazlauskas', 'da Silva', 'Okafor', 'Sharma', 'Patel', 'Ahmed', 'Chen', 'Rossi', 'Ivanova', 'Santos', 'Adeyemi', 'Wójcik', 'Ní Dhomhnaill', 'Ó Conaill', 'de Paor',
] as const;

export function choosePerson(random: RandomStream): string {
  return `${random.pick(firstNames)} ${random.pick(surnames)}`;
}
