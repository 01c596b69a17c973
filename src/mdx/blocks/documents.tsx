import type { Blocks } from '#src/content/schemas/blocks.ts';
import { RichText } from '../rich-text.tsx';
import { BlockSources } from './block-sources.tsx';

/** Documents to prepare: a list that ticks, keeps its ticks on the device, and prints. */
export const Documents = ({ documents }: { documents: Blocks['documents'] }) => (
  <div data-block="documents">
    <check-list className="checklist not-prose block" data-name="documents">
      <ul>
        {documents.map(({ nom, description }, index) => (
          <li key={nom} data-item>
            <label>
              <input type="checkbox" name={`documents-${index}`} autoComplete="off" />
              <span>
                <b>{nom}</b>{' '}
                <span className="soft">
                  <RichText text={description} />
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </check-list>
    <BlockSources of={documents} />
  </div>
);
