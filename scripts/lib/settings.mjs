import { fail } from './console.mjs';
import { root } from './process.mjs';

const LEAST_NODE = [20, 19];

/** Exit code of a wrong configuration (EX_CONFIG of sysexits.h). A program that ends with it is not started again. */
export const WRONG_CONFIGURATION = 78;

/** Fails for an old Node.js, and below a folder in which Vite cannot build. */
export function requireMachine() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1]))
    fail(
      `Node.js ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Install it from your system or nodejs.org.`,
    );
  if (/[#?]/.test(root)) fail(`Vite cannot build below a folder with # or ? in its name: move ${root}.`);
}

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/**
 * Returns a line for each fault of what the start itself needs, before packages are installed. The programs check their
 * other variables when they start.
 */
export function settingFaults({ isOffline = false, ...source }) {
  const { NODE_ENV = '', GAMING_API_URL = '', ...ports } = source;
  const faults = [];
  for (const name of ['PORT', 'MOCK_PORT'])
    if (ports[name] !== undefined && !isPort(ports[name]))
      faults.push(`${name}=${ports[name]} is no port: choose a number from 1 to 65535.`);
  if (!['', 'development', 'production', 'test'].includes(NODE_ENV))
    faults.push(`NODE_ENV=${NODE_ENV} is unknown: choose production, development or test.`);
  if (GAMING_API_URL && !/^https?:\/\/[^/]/.test(GAMING_API_URL))
    faults.push(`GAMING_API_URL=${GAMING_API_URL} is no address: write it as https://gateway.example.com.`);
  // The mock's passwords are published.
  if (NODE_ENV === 'production' && !GAMING_API_URL && !isOffline)
    faults.push(
      'GAMING_API_URL is missing. Set it, or run "npm start -- --offline" to start the mock with its published passwords.',
    );
  return faults;
}

/** @param {{ isOffline: boolean }} options */
export function requireSettings({ isOffline }) {
  const faults = settingFaults({ ...process.env, isOffline });
  if (faults.length > 0) fail(faults.join('\n'), WRONG_CONFIGURATION);
}
