import { createContext, useContext } from 'react';

/** CSP nonce of the document. */
export const NonceContext = createContext('');

export const useNonce = () => useContext(NonceContext);
