import { createContext, useContext } from 'react';

/** The document's Content-Security-Policy nonce. */
export const NonceContext = createContext('');

export const useNonce = () => useContext(NonceContext);
