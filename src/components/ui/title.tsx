/** A title whose words between == == carry the highlighter's stroke. */
export const MarkedTitle = ({ text }: { text: string }) => (
  <>
    {text.split('==').map((part, index) =>
      index % 2 === 1 ? (
        <span key={part} className="mark">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
