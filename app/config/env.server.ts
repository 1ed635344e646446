import { z } from 'zod';

const BrandHosts = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  for (const [host, merchant] of pairs) {
    if (!host || !merchant) context.addIssue('write it as host=merchant, with commas between');
  }
  return new Map(pairs.map(([host = '', merchant = '']) => [host.toLowerCase(), merchant]));
});

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    GAMING_API_URL: z.url(),
    API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(4000),
    API_CIPHER: z.enum(['plain', 'jwe', 'des-rsa']).default('jwe'),
    API_PUBLIC_KEY: z.string().default(''),
    MERCHANT_CODE: z
      .string()
      .regex(/^[a-z0-9][a-z0-9_-]{1,31}$/)
      .optional(),
    BRAND_HOSTS: BrandHosts.optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters: "openssl rand -base64 32" makes one'),
    CACHE_SECONDS: z.coerce.number().min(0).max(3600).default(30),
    TRUST_PROXY: z.enum(['0', '1']).default('0'),
    MOCK_WORLDS: z.enum(['0', '1']).default('0'),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  })
  .refine((env) => env.API_CIPHER === 'plain' || env.API_PUBLIC_KEY, {
    path: ['API_PUBLIC_KEY'],
    message: 'is missing: set the gateway’s public key (SPKI PEM), or API_CIPHER=plain',
  })
  .refine((env) => env.MERCHANT_CODE || env.BRAND_HOSTS, {
    path: ['MERCHANT_CODE'],
    message: 'is missing: set it for one brand, or BRAND_HOSTS=host=merchant,… for several',
  });

export type Env = z.infer<typeof Environment>;

let parsed: Env | undefined;

/** The site's configuration, read once. Throws an error that names every variable that is wrong and says what to do. */
export function env(): Env {
  parsed ??= readEnv(process.env);
  return parsed;
}

export function readEnv(source: NodeJS.ProcessEnv): Env {
  const result = Environment.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The site's environment is wrong:\n  ${faults.join('\n  ')}\nSee .env.example.`);
}
