import { type Channel, formatQuery, groupDigits } from '@forecourt/domain';
import type { ComboboxOption } from '@forecourt/ui';
import { useEffect, useState } from 'react';
import { countWords } from './build-search-form-view.ts';

export interface LiveStock {
  /** `1,204 cars`, or null until the market has been asked. */
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

/** Asks how many there are of what is chosen, and which models the make has, while the visitor chooses. */
export function useLiveStock(channel: Channel, question: StockQuestion): LiveStock {
  const [stock, setStock] = useState({ make: '', ...nothingKnown });
  const { make } = question;
  const isAsked = Object.values(question).some((value) => value !== '');
  const address = `/rest/1.0/${channel}/stock${formatQuery({ ...question, size: 1 })}`;

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
  // Until the answer is there the old count stands, but not the models of another make.
  return { count: stock.count, models: stock.make === make ? stock.models : [] };
}

/** A count that cannot be had is no reason to trouble anyone: the button works without it. */
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
