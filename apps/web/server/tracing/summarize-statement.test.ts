import { expect, it } from 'vitest';
import { summarizeStatement } from './summarize-statement.ts';

it.each([
  ['select "id", "email" from "enquiry" where "email" = $1', 'select enquiry'],
  ['insert into "outgoing_mail" ("kind") values ($1)', 'insert outgoing_mail'],
  ['update "advert" set "price" = $1', 'update advert'],
  ['  with stock as (select 1 from advert) select * from stock', 'with advert'],
  ['begin', 'begin'],
  ['select 1', 'select'],
  [null, 'connect'],
])('%s', (statement, summary) => {
  expect(summarizeStatement(statement)).toBe(summary);
});
