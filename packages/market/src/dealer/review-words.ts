interface ReviewWords {
  titles: readonly string[];
  sentences: readonly string[];
}

const happy: ReviewWords = {
  titles: [
    'Great experience',
    'Would buy here again',
    'Sound people',
    'No hassle',
    'Second one from them',
    'Straight to deal with',
    'Very happy',
    'Exactly as described',
    'Top class',
    'Made it easy',
  ],
  sentences: [
    'No pressure at all, we were let look around and take it for a good long spin.',
    'Everything that was promised was done before collection.',
    '{person} could not have been more helpful from start to finish.',
    'Drove down from the other side of the country and it was well worth the trip.',
    'Fair price for my trade-in, and no messing over the final figure.',
    'A small fault showed up after a week and they fixed it the same day without question.',
    'Bought over the phone and it was exactly as in the pictures.',
    'The finance was sorted while we had a coffee.',
    'They even put in a full tank, which was a lovely touch.',
    'This is our third one from them and it will not be the last.',
    'Was nervous buying on my own but {person} explained everything.',
    'Went through the history with me line by line before I asked.',
    'Spotless when we picked it up, you would think it was new.',
    'Honest about the couple of scratches, which I appreciated.',
    'Delivered to the door on the day they said.',
    'Best garage around {town} by a distance.',
  ],
};

const middling: ReviewWords = {
  titles: ['Good, with one hiccup', 'Fine overall', 'Decent', 'Happy enough', 'Got there in the end'],
  sentences: [
    'Happy with what I bought, but the paperwork took a week longer than I was told.',
    'Nice people, though I had to ring twice to get a call back.',
    'Price was fair. The valet was not great.',
    'The second key turned up eventually.',
    'No complaints about the sale, parking there on a Saturday is a nightmare.',
    'Could have been clearer about the warranty, otherwise fine.',
  ],
};

const unhappy: ReviewWords = {
  titles: ['Disappointed', 'Not as described', 'Poor after-sales', 'Would not go back', 'Wasted journey'],
  sentences: [
    'Travelled two hours to find it had been sold that morning.',
    'Warning light came on the day after and it was like pulling teeth to get it looked at.',
    'Advertised with two keys and I am still waiting for the second.',
    'Once the deposit was paid nobody answered the phone.',
    'Offered far less for the trade-in on the day than over the phone.',
  ],
};

export function reviewWords(rating: number): ReviewWords {
  return rating >= 4 ? happy : rating === 3 ? middling : unhappy;
}

export const answers = {
  thanks: [
    'Thank you for the kind words, enjoy the miles.',
    'Much appreciated, and safe driving.',
    'Thanks a million for taking the time to write this.',
    'Go raibh maith agat, it was a pleasure.',
    'Delighted you are happy with it. Call in any time.',
  ],
  sorry: [
    'Sorry to hear this. Please ring and ask for the manager and we will put it right.',
    'We have been in touch since and hope it is sorted to your satisfaction.',
    'This is not how we do things. We would like the chance to fix it.',
    'Apologies for the wasted journey. We now take a name and hold for an hour.',
  ],
} as const;
