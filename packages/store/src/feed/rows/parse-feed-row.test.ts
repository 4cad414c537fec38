import { describe, expect, it } from 'vitest';
import { exampleRow } from '../reading/temporary-feed.ts';
import { parseFeedRow } from './parse-feed-row.ts';

function requireAdvert(changes: Record<string, unknown>) {
  const parsed = parseFeedRow(exampleRow('A1', changes), 'test');
  if (parsed.kind === 'bad') throw new Error(parsed.reasons.join('; '));
  return parsed.advert;
}

function reasonsOf(changes: Record<string, unknown>): string[] {
  const parsed = parseFeedRow(exampleRow('A1', changes), 'test');
  return parsed.kind === 'bad' ? parsed.reasons : [];
}

function warningsOf(changes: Record<string, unknown>): string[] {
  const parsed = parseFeedRow(exampleRow('A1', changes), 'test');
  if (parsed.kind === 'bad') throw new Error(parsed.reasons.join('; '));
  return parsed.warnings;
}

const unsaid: Record<string, string> = {
  dealerHours: 'openingHours',
  dealerFinance: 'financePartners',
  dealerWhatsapp: 'whatsapp',
  dealerPhone: 'phone',
  dealerEmail: 'email',
  dealerWebsite: 'websiteUrl',
  dealerAddress: 'addressLines',
};

describe('a feed row', () => {
  it('becomes an advert of its source', () => {
    expect(requireAdvert({})).toMatchObject({
      source: 'test',
      sourceReference: 'A1',
      channel: 'Car',
      price: 15_950,
    });
  });

  it.each([
    ['191-D-123', '191 Volkswagen Golf'],
    [undefined, '2019 Volkswagen Golf'],
  ])('without a title and with the plate %s is called %s', (registration, title) => {
    expect(requireAdvert({ registration }).title).toBe(title);
  });

  it.each([
    [12_950, 12_950],
    ['12950', 12_950],
    ['€12,950', 12_950],
    ['12,950.40', 12_950],
    ['12950 EUR', 12_950],
    ['12.950', 12_950],
    ['12.950,00', 12_950],
    ['12,950.00', 12_950],
    ['€12,950 ono', 12_950],
    ['EUR 12950', 12_950],
    ['12.9k', 12_900],
    ['€12,950 inc VAT', 12_950],
    ['POA', null],
    ['P.O.A.', null],
    ['Call', null],
    ['Call for price', null],
    ['price on application', null],
    [0, null],
    ['€0.00', null],
    [0.5, 1],
    [10_000_000, null],
  ])('with the price %s asks %s', (price, wanted) => {
    expect(requireAdvert({ price }).price).toBe(wanted);
  });

  it('can say POA with only a flag', () => {
    expect(requireAdvert({ price: undefined, poa: 'yes' }).price).toBeNull();
  });

  it.each([
    [undefined, 'Price is missing: give a number, or POA'],
    ['cheap', 'Price "cheap" is neither a price nor POA'],
    [0.4, 'Price "0.4" is less than €1'],
    ['€0.40', 'Price "€0.40" is less than €1'],
    [-1, 'Price "-1" is neither a price nor POA'],
    ['1,29,50', 'Price "1,29,50" is neither a price nor POA'],
    [{}, 'Price "{…}" is neither a price nor POA'],
    ['£9,000', 'Price "£9,000" is in pounds: give it in euro'],
    ['9000 GBP', 'Price "9000 GBP" is in pounds: give it in euro'],
    ['$9,000', 'Price "$9,000" is in dollars: give it in euro'],
    ['350 euro a month', 'Price "350 euro a month" is neither a price nor POA'],
    ['€9,000 - €10,000', 'Price "€9,000 - €10,000" is neither a price nor POA'],
    ['N/A', 'Price is missing: give a number, or POA'],
  ])('with the price %s is rejected', (price, reason) => {
    expect(reasonsOf({ price })).toEqual([reason]);
  });

  it('is never read as euro if its column says pounds', () => {
    expect(reasonsOf({ price: undefined, 'Price (£)': 9000 })).toEqual([
      'Price "9000 £" is in pounds: give it in euro',
    ]);
  });

  it('says that VAT is extra if the price does', () => {
    const van = { model: 'Caddy', price: '12,950 + VAT' };
    expect(requireAdvert({ ...van, channel: 'commercial' }).vehicle.isPriceExVat).toBe(true);
    expect(warningsOf(van)).toEqual([expect.stringMatching(/^Price excludes VAT/)]);
  });

  it('reports everything that is wrong with it at once', () => {
    expect(reasonsOf({ make: 'N/A', year: '', price: 'x', county: 'Kent', sellerName: '' })).toEqual([
      'Price "x" is neither a price nor POA',
      'Seller’s name is missing',
      'County "Kent" is not one of the 32',
      'Make is missing',
      'Year is missing',
    ]);
  });

  it.each([
    [{ channel: undefined }, 'Car'],
    [{ channel: 'van' }, 'Commercial'],
    [{ channel: 'boat' }, 'Car'],
    [{ channel: undefined, make: 'Ford', model: 'Transit' }, 'Commercial'],
    [{ channel: undefined, make: 'Yamaha', model: 'MT-07' }, 'Bike'],
    [{ channel: 'N/A', body: 'Tipper' }, 'Commercial'],
  ])('with %o is in the channel %s', (changes, channel) => {
    expect(requireAdvert(changes).channel).toBe(channel);
  });

  it('that states no channel is in the import’s default channel', () => {
    const row = exampleRow('A1', { channel: undefined });
    expect(parseFeedRow(row, 'test', { channel: 'Bike' })).toMatchObject({ advert: { channel: 'Bike' } });
    const stated = parseFeedRow(exampleRow('A1'), 'test', { channel: 'Bike' });
    expect(stated).toMatchObject({ advert: { channel: 'Car' } });
  });

  it('that is rejected still has its reference', () => {
    const parsed = parseFeedRow(exampleRow('A1', { price: 'x' }), 'test');
    expect(parsed).toMatchObject({ kind: 'bad', reference: 'A1' });
  });

  it('without a reference is rejected without an owner', () => {
    expect(parseFeedRow(exampleRow('', {}), 'test')).toMatchObject({ kind: 'bad', reference: null });
  });

  it('accepts a phone number with hyphens, dots or slashes', () => {
    const { seller } = requireAdvert({ dealerReference: 'D1', dealerPhone: '01-455.1234' });
    expect(seller).toMatchObject({ dealer: { phone: '01 455 1234' } });
  });

  it('is placed in its town', () => {
    expect(requireAdvert({ county: undefined, town: 'Mallow' }).place).toMatchObject({
      county: 'Cork',
      town: 'Mallow',
    });
  });

  it('is placed in the postal area of its Eircode', () => {
    expect(requireAdvert({ county: undefined, eircode: 'T12 ABC1' }).place).toMatchObject({
      county: 'Cork',
      routingKey: 'T12',
    });
  });

  it('is placed at its exact coordinates', () => {
    expect(requireAdvert({ latitude: 52.1, longitude: '-8.6' }).place).toMatchObject({
      latitude: 52.1,
      longitude: -8.6,
    });
  });

  it.each([
    [{ latitude: 52.1 }, 'Latitude is without a longitude'],
    [{ latitude: 'north', longitude: -8.6 }, 'Latitude "north" is not a number'],
    [{ eircode: 'no idea' }, 'Eircode "no idea" has no known routing key'],
    [{ town: 'Ballymagash' }, 'Town "Ballymagash" is not a known place'],
    [{ town: { odd: true } }, 'Town'],
  ])('keeps its advert in its county if %j cannot be read, and says so', (changes, warning) => {
    const parsed = parseFeedRow(exampleRow('A1', { county: 'Cork', ...changes }), 'test');
    expect(parsed).toMatchObject({ kind: 'ok', advert: { place: { county: 'Cork', precision: 'county' } } });
    expect(parsed.kind === 'ok' && parsed.warnings[0]).toContain(warning);
  });

  it.each([
    [{ town: 'Dublin 12' }, { town: 'Dublin 12', county: 'Dublin', routingKey: 'D12', precision: 'area' }],
    [{ location: 'Main St, Naas, Co. Kildare' }, { town: 'Naas', county: 'Kildare', precision: 'town' }],
    [{ 'Seller Location': 'Naas, W91X2V6' }, { town: 'Naas', routingKey: 'W91', precision: 'town' }],
    [{ city: 'Cork City' }, { town: 'Cork', county: 'Cork', precision: 'town' }],
    [{ area: 'Castletroy' }, { town: 'Castletroy', county: 'Limerick', precision: 'town' }],
    [{ address: '1 The Quay, Westport' }, { town: 'Westport', county: 'Mayo', precision: 'town' }],
  ])('reads its place from %j', (changes, place) => {
    expect(requireAdvert({ county: undefined, ...changes }).place).toMatchObject(place);
  });

  it('is placed at its dealer if nothing else in it leads to a county', () => {
    const dealer = { dealerReference: 'D1', dealerTown: 'Mallow' };
    expect(requireAdvert({ county: 'Kent', ...dealer }).place).toMatchObject({
      town: 'Mallow',
      county: 'Cork',
    });
    expect(requireAdvert({ county: undefined, ...dealer }).place).toMatchObject({ town: 'Mallow' });
  });

  it('is placed at its dealer if it names only the county of both', () => {
    const dealer = { dealerReference: 'D1', dealerTown: 'Mallow' };
    expect(requireAdvert({ county: 'Co. Cork', ...dealer }).place).toMatchObject({ town: 'Mallow' });
    expect(requireAdvert({ county: 'Kerry', ...dealer }).place).toMatchObject({
      county: 'Kerry',
      town: null,
    });
  });

  it('may call its county a location', () => {
    expect(requireAdvert({ county: undefined, location: 'Co. Kerry' }).place.county).toBe('Kerry');
  });

  it.each([
    [{ dealerHours: 'always' }, 'Dealer’s opening hours "always" cannot be read. Write them as'],
    [
      { dealerFinance: 'Portach (barter)' },
      'Dealer’s finance partners: "barter" is none of HP, PCP, Loan, Lease',
    ],
    [{ dealerPhone: 'ring the bell' }, 'Dealer’s phone "ring the bell" is not a phone number'],
    [{ dealerEmail: 'sales at lee' }, 'Dealer’s email "sales at lee" is not an email address'],
    [
      { dealerWebsite: 'www.lee.example' },
      'Dealer’s website "www.lee.example" is not an address that begins with https://',
    ],
    [
      { dealerAddress: 'x'.repeat(201) },
      `Dealer’s address "${'x'.repeat(40)}…" is longer than 200 characters`,
    ],
    [{ dealerWhatsapp: 'ask for Seán' }, 'Dealer’s WhatsApp "ask for Seán" is not a phone number'],
    [
      { dealerFinance: 'x'.repeat(601) },
      `Dealer’s finance partners "${'x'.repeat(40)}…" is longer than 600 characters`,
    ],
  ])('with %o is valid, leaves that out of the dealer and says why', (changes, reason) => {
    const [key = ''] = Object.keys(changes);
    const parsed = parseFeedRow(exampleRow('A1', { dealerReference: 'D1', ...changes }), 'test');
    expect(parsed).toMatchObject({
      kind: 'ok',
      advert: { seller: { dealer: { [unsaid[key] ?? '']: null } } },
      warnings: [expect.stringContaining(reason)],
    });
  });

  it('of a dealer without a known place uses its own place, or is rejected', () => {
    const dealer = { dealerReference: 'D1', dealerCounty: 'Kent' };
    expect(warningsOf(dealer)).toEqual(['Dealer’s place: County "Kent" is not one of the 32']);
    expect(reasonsOf({ ...dealer, county: undefined })).toHaveLength(1);
  });

  it('of a dealer takes the dealer’s place from its address if nothing else gives it', () => {
    const { seller } = requireAdvert({ dealerReference: 'D1', dealerAddress: 'Main Street, Kinnegad' });
    expect(seller).toMatchObject({ dealer: { place: { town: 'Kinnegad', county: 'Westmeath' } } });
  });

  it('of a dealer carries the dealer’s details', () => {
    const { seller, place } = requireAdvert({
      county: undefined,
      dealerReference: 'D1',
      dealerName: 'Lee Cars',
      dealerAddress: 'Main Street, Mallow',
      dealerCounty: 'Co. Cork',
      dealerWhatsapp: '087 123 4567',
      dealerHours: 'Sat 10-16',
      dealerFinance: 'Portach Motor Finance (HP)',
    });
    expect(seller).toMatchObject({
      kind: 'trade',
      dealer: {
        name: 'Lee Cars',
        addressLines: ['Main Street', 'Mallow'],
        phone: null,
        whatsapp: '087 123 4567',
        openingHours: { friday: null, saturday: { opens: '10:00', closes: '16:00' } },
        financePartners: [{ name: 'Portach Motor Finance', kinds: ['HP'] }],
      },
    });
    expect(place.county).toBe('Cork');
  });

  it('identifies a dealer by name if there is no reference', () => {
    const named = { kind: 'trade', dealer: { sourceReference: 'lee-cars', name: 'Lee Cars' } };
    expect(requireAdvert({ garage: 'Lee Cars', sellerName: '' }).seller).toMatchObject(named);
    expect(requireAdvert({ sellerType: 'Dealer', sellerName: 'Lee Cars' }).seller).toMatchObject(named);
    expect(reasonsOf({ sellerType: 'trade', sellerName: '' })).toEqual([
      'Dealer’s reference is missing, and so is the dealer’s name',
    ]);
  });

  it('uses the only phone number and address of a dealer’s export as the dealer’s', () => {
    const said = { dealer: 'Lee Cars', tel: '020 9100001', email: 'sales@lee.example' };
    expect(requireAdvert(said).seller).toMatchObject({
      dealer: { phone: '020 9100001', email: 'sales@lee.example' },
    });
  });

  it('lists pictures as an array or separated by bars', () => {
    const pictures = ['https://a.example/1.jpg;v=2', 'sub/2.jpg'];
    const wanted = [
      { kind: 'address', url: 'https://a.example/1.jpg;v=2' },
      { kind: 'file', name: 'sub/2.jpg' },
    ];
    expect(requireAdvert({ pictures }).pictures).toEqual(wanted);
    expect(requireAdvert({ pictures: pictures.join('|') }).pictures).toEqual(wanted);
  });

  it.each([
    ['../secret.jpg', /has \.\. in its path/],
    ['sub/../good.jpg', /has \.\. in its path/],
    ['a/../../b.jpg', /has \.\. in its path/],
    ['..\\b.jpg', /has \.\. in its path/],
    ['/etc/passwd', /is outside the feed’s folder/],
    ['http://a.example/1.jpg', /neither an https/],
    ['file:///etc/passwd', /neither an https/],
    ['data:image/png;base64,AAAA', /neither an https/],
  ])('cannot name the picture %s, and is valid without it', (picture, reason) => {
    expect(requireAdvert({ pictures: [picture] }).pictures).toEqual([
      { kind: 'bad', reason: expect.stringMatching(reason) },
    ]);
  });

  it('keeps paragraphs and drops what cannot be shown', () => {
    expect(requireAdvert({ description: 'One\r\n\r\nTwo\u0000\u0007 ' }).description).toBe('One\n\nTwo');
  });

  it.each([10_001, 100_000])('cuts a description of %i characters', (length) => {
    const long = { description: 'x'.repeat(length) };
    expect(requireAdvert(long).description).toBe(`${'x'.repeat(9999)}…`);
    expect(warningsOf(long)).toEqual(['Description is longer than 10000 characters: its end is cut off']);
  });

  it('cuts a title after a word', () => {
    const long = { title: 'Lovely '.repeat(40) };
    expect(requireAdvert(long).title).toMatch(/Lovely…$/);
    expect(warningsOf(long)).toEqual([expect.stringMatching(/^Title .* is longer than 150 characters$/)]);
  });

  it('collects pictures from columns that hold one each', () => {
    const wanted = [1, 2, 10].map((number) => ({ kind: 'address', url: `https://a.example/${number}.jpg` }));
    const row = {
      'Picture 10': 'https://a.example/10.jpg',
      'Picture 2': 'https://a.example/2.jpg',
      image: 'https://a.example/1.jpg',
      'Picture 3': '',
    };
    expect(requireAdvert(row).pictures).toEqual(wanted);
  });

  it.each([
    'https://a.example/1.jpg,https://a.example/2.jpg',
    'https://a.example/1.jpg; https://a.example/2.jpg',
    'https://a.example/1.jpg https://a.example/2.jpg',
    'https://a.example/1.jpg\nhttps://a.example/2.jpg',
    '["https://a.example/1.jpg","https://a.example/2.jpg"]',
  ])('reads the two pictures of %j', (images) => {
    expect(requireAdvert({ images }).pictures).toEqual([
      { kind: 'address', url: 'https://a.example/1.jpg' },
      { kind: 'address', url: 'https://a.example/2.jpg' },
    ]);
  });

  it.each([
    [{ sellerPhone: 'call me' }, /^Seller’s phone "call me" is not a phone number/],
    [{ sellerEmail: 'me@' }, /^Seller’s email/],
    [{ videoUrl: 'javascript:alert(1)' }, /^Video .* https/],
    [{ colour: 'Sparkly' }, /^Colour "Sparkly" is not one of/],
    [{ equipment: { abs: true } }, /^Equipment "{…}" is not a list/],
    [{ registration: '391-D-1' }, /^Registration "391-D-1" is of 2039, which is in the future/],
    [{ engine: '2 cc' }, /^Engine "2 cc" is not possible/],
    [{ condition: 'wonderful' }, /^Condition "wonderful"/],
    [{ sellerType: 'martian' }, /^Seller type "martian"/],
    [{ poa: 'perhaps' }, /^POA "perhaps" is neither yes nor no/],
    [{ description: 5 }, /^Description "5" is not a text/],
  ])('with %j is accepted without it', (changes, warning) => {
    expect(warningsOf(changes)).toEqual([expect.stringMatching(warning)]);
  });

  it.each([
    [{ price: 75 }, 'price', 'Price "€75" is far below'],
    [{ mileage: 3 }, 'mileage', 'Mileage "3 km" is very low'],
    [{ registration: '11-D-1' }, 'registration', 'Registration "11-D-1" is of 2011, but the year is 2019'],
    [{ make: 'VW', model: 'TROC', year: 2012 }, 'year', 'Year "2012" is before this model'],
  ])('with %j is accepted as it is, with a mark and a remark', (changes, doubted, remark) => {
    const row = exampleRow('A1', changes);
    expect(parseFeedRow(row, 'test')).toMatchObject({
      kind: 'ok',
      advert: { doubted: [doubted] },
      warnings: [],
      remarks: [expect.stringContaining(remark)],
    });
  });

  it.each([
    [{ make: undefined }, /Make is missing/],
    [{ model: '-' }, /Model is missing/],
    [{ year: 'last' }, /Year "last" is not a number/],
    [{ year: 2062 }, /Year 2062 is later/],
  ])('with %j is rejected', (changes, reason) => {
    expect(reasonsOf(changes)[0]).toMatch(reason);
  });
});
