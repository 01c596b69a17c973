import { makeSource } from 'contentlayer2/source-files';
import { documentTypes } from './src/content/contentlayer.ts';

export default makeSource({
  contentDirPath: 'content',
  // The writers' guide, the editors' schemas and the list of words.
  contentDirExclude: ['README.md', '.schemas'],
  documentTypes,
  disableImportAliasWarning: true,
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  // Documents keep their text as it is written; next-mdx-remote compiles it, once, with the site's
  // components.
  markdown: (builder) => {
    builder.use(function keepRaw() {
      this.parser = () => ({ type: 'root', children: [] });
      this.compiler = () => '';
    });
  },
});
