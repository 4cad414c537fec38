import type { PageData } from './page-data.ts';

/** Thirty cards and every filter with its counts, written as one would write it first. */
export function ResultsPage({ title, cards, facets }: Pick<PageData, 'title' | 'cards' | 'facets'>) {
  return (
    <main>
      <h1>{title}</h1>
      <form>
        {facets.map(({ name, options }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {options.map(({ label, count }) => (
              <label key={label}>
                <input type="checkbox" name={name} value={label} />
                {label} <span>({count})</span>
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit">Show</button>
      </form>
      <ul>
        {cards.map(({ href, title: name, lines, picture }) => (
          <li key={href}>
            <article>
              <a href={href}>
                <img src={picture} alt="" width="304" height="228" loading="lazy" />
                <h2>{name}</h2>
              </a>
              {lines.map((line, index) => (
                <p key={index}>{line}</p>
              ))}
              <button type="button">Save</button>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
