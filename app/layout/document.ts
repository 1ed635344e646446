import { createContext, useContext } from 'react';

export const THEME_ELEMENT = 'theme';
/** Attribute of tags that no script renders. */
export const PAGE_HEAD = 'data-page-head';

/** Parts of the document that no loader sends: the browser reads them from the document. */
interface DocumentParts {
  nonce: string;
  /** The brand's theme. */
  css: string;
}

export const DocumentContext = createContext<DocumentParts>({ nonce: '', css: '' });

export const useDocument = () => useContext(DocumentContext);
