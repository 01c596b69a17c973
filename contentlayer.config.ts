import { makeSource } from 'contentlayer2/source-files';
import { documentTypes } from './src/content/contentlayer.ts';

export default makeSource({
  contentDirPath: 'content',
  // The writers' guide, the models of new pages and the editors' schemas are not documents.
  contentDirExclude: ['README.md', '.modeles', '.schemas'],
  documentTypes,
  disableImportAliasWarning: true,
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  // next-mdx-remote compiles the raw text with the site's components, so contentlayer must not.
  markdown: (builder) => {
    builder.use(function keepRaw() {
      this.parser = () => ({ type: 'root', children: [] });
      this.compiler = () => '';
    });
  },
});
