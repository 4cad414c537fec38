import { type Channel, formatQuery, groupDigits } from '@forecourt/domain';
import type { ComboboxOption } from '@forecourt/ui';
import { useEffect, useState } from 'react';
import { countWords } from './build-search-form-view.ts';
import { mergeReading, type Reading } from './reading.ts';

export interface LiveStock {
  /** `1,204 cars`, or null until the count is loaded. */
  count: string | null;
  /** Of the chosen make. */
  models: ComboboxOption[];
}

export interface StockQuestion {
  make: string;
  model: string;
  maxPrice: string;
  county: string;
}

interface StockAnswer {
  totalResults: number;
  facets: { model?: { value: string; label: string; count: number }[] };
}

const nothingKnown: LiveStock = { count: null, models: [] };
const pauseMs = 150;

/**
 * Fetches the count for the current choices and words, and the models of the chosen make, while the visitor
 * chooses and types.
 */
export function useLiveStock(
  chosenChannel: Channel,
  question: StockQuestion,
  reading: Reading | null,
): LiveStock {
  const [stock, setStock] = useState({ make: '', ...nothingKnown });
  const { make } = question;
  const channel = reading?.channel ?? chosenChannel;
  const isAsked = reading !== null || Object.values(question).some((value) => value !== '');
  const fields = mergeReading({ ...question }, reading);
  const address = `/rest/1.0/${channel}/stock${formatQuery({ ...fields, size: 1 })}`;

  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(address, stop.signal);
      if (answer) setStock({ make, ...readAnswer(channel, answer) });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAsked, address, channel, make]);

  if (!isAsked) return nothingKnown;
  // Until the response arrives keep the old count, but not the models of another make.
  return { count: stock.count, models: stock.make === make ? stock.models : [] };
}

/** A failed count is not worth an error: the button works without it. */
async function ask(address: string, signal: AbortSignal): Promise<StockAnswer | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as StockAnswer) : null;
  } catch {
    return null;
  }
}

function readAnswer(channel: Channel, { totalResults, facets }: StockAnswer): LiveStock {
  return {
    count: countWords(channel, totalResults),
    models: (facets.model ?? []).map(({ value, label, count }) => ({
      value,
      label,
      count: groupDigits(count),
    })),
  };
}
