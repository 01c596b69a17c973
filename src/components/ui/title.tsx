import { Fragment } from 'react';

/** The highlighter's stroke: its words stay together, save on a phone. */
export const Mark = ({ text }: { text: string }) => (
  <span className="mark">
    {text.split(/ /).map((word, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other identity than its place
      <Fragment key={index}>
        {index > 0 && (
          <>
            {'\u00A0'}
            <wbr />
          </>
        )}
        {word}
      </Fragment>
    ))}
  </span>
);

/** A title whose words between == == are marked. */
export const MarkedTitle = ({ text }: { text: string }) => (
  <>
    {text
      .split('==')
      .map((part, index) => (index % 2 === 1 ? <Mark key={part} text={part} /> : <Fragment key={part}>{part}</Fragment>))}
  </>
);

export const plainTitle = (text: string) => text.replaceAll('==', '');
