import type { Brand } from '../../../mock-server/art/paths.ts';

/** Colour roles of a theme, by their names in the site's stylesheet. */
export interface ThemeTokens {
  /** Page, raised elements, and sunken areas. */
  surface: string;
  raised: string;
  sunken: string;
  /** Hairlines, and the outlines of controls. */
  line: string;
  edge: string;
  text: string;
  muted: string;
  link: string;
  accent: string;
  'on-accent': string;
  header: string;
  'on-header': string;
  'header-muted': string;
  'header-line': string;
  brand: string;
  'on-brand': string;
  'brand-muted': string;
  /** Jackpot digits, and the main button on header and brand panels. */
  highlight: string;
  'on-highlight': string;
  positive: string;
  negative: string;
  warning: string;
  /** In some cultures red is the lucky colour. */
  profit: string;
  loss: string;
  hot: string;
  'on-hot': string;
  focus: string;
  /** Lottery balls; their shadow has the ring and the shine. */
  ball: string;
  'on-ball': string;
  'shadow-ball': string;
  /** Betting slips; their shadow has the frame. */
  slip: string;
  'on-slip': string;
  'slip-muted': string;
  'shadow-slip': string;
  /** The rule below a title of the home page. */
  'shadow-title': string;
  shadow: string;
  'shadow-high': string;
  scrim: string;
}

export interface BrandTheme {
  /** Controls have two thirds of it. */
  radius: string;
  'font-display': string;
  /** Radius of the holes at the lower edge of a slip. */
  tear: string;
  light: ThemeTokens;
  dark: ThemeTokens;
}

const INTER = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';

/** Felt green and brass. */
const baize: BrandTheme = {
  radius: '12px',
  'font-display': INTER,
  tear: '0px',
  light: {
    surface: '#f7f3e8',
    raised: '#fffdf8',
    sunken: '#eee8d9',
    line: '#e0d8c3',
    edge: '#8a8267',
    text: '#17251d',
    muted: '#566056',
    link: '#0b5f40',
    accent: '#0d6544',
    'on-accent': '#fffdf3',
    header: '#0a3526',
    'on-header': '#f8f2e0',
    'header-muted': '#b4c7b6',
    'header-line': '#215040',
    brand: '#0d4632',
    'on-brand': '#f8f2e0',
    'brand-muted': '#b9cebe',
    highlight: '#e9c56c',
    'on-highlight': '#221a05',
    positive: '#11663d',
    negative: '#b0261d',
    warning: '#835500',
    profit: '#11663d',
    loss: '#b0261d',
    hot: '#bb3a1c',
    'on-hot': '#fffaf2',
    focus: '#9b6a00',
    ball: '#fdf6e3',
    'on-ball': '#1d2a20',
    'shadow-ball': 'inset 0 0 0 2px #b98a2f, inset 0 -4px 5px rgb(120 84 20 / 0.28)',
    slip: '#0d4a35',
    'on-slip': '#fbf5e2',
    'slip-muted': '#c3d5c6',
    'shadow-slip':
      'inset 0 0 0 1px #b98a2f, inset 0 18px 40px rgb(255 255 255 / 0.08), inset 0 -10px 24px rgb(0 0 0 / 0.22)',
    'shadow-title': 'none',
    shadow: '0 1px 2px rgb(40 34 12 / 0.06), 0 6px 18px rgb(40 34 12 / 0.06)',
    'shadow-high': '0 4px 12px rgb(30 26 10 / 0.12), 0 24px 64px rgb(30 26 10 / 0.24)',
    scrim: 'rgb(6 22 15 / 0.62)',
  },
  dark: {
    surface: '#0a1410',
    raised: '#11201a',
    sunken: '#060d0a',
    line: '#20352b',
    edge: '#648273',
    text: '#eef3ea',
    muted: '#a0b4a7',
    link: '#e5c47a',
    accent: '#dcb65d',
    'on-accent': '#1d1604',
    header: '#0c1b15',
    'on-header': '#f3efdf',
    'header-muted': '#a6bbae',
    'header-line': '#213a2f',
    brand: '#0f3124',
    'on-brand': '#f6f1df',
    'brand-muted': '#adc4b6',
    highlight: '#ebc870',
    'on-highlight': '#221a05',
    positive: '#62d098',
    negative: '#ff9284',
    warning: '#f0c063',
    profit: '#62d098',
    loss: '#ff9284',
    hot: '#c23d20',
    'on-hot': '#fffaf2',
    focus: '#f0cd78',
    ball: '#f1e7cd',
    'on-ball': '#1a241c',
    'shadow-ball': 'inset 0 0 0 2px #c79b45, inset 0 -4px 5px rgb(90 62 12 / 0.38)',
    slip: '#0d3a2a',
    'on-slip': '#f6f1df',
    'slip-muted': '#b3c9bb',
    'shadow-slip':
      'inset 0 0 0 1px #8d7033, inset 0 18px 40px rgb(255 255 255 / 0.06), inset 0 -10px 24px rgb(0 0 0 / 0.3)',
    'shadow-title': 'none',
    shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.28)',
    'shadow-high': '0 8px 24px rgb(0 0 0 / 0.5), 0 32px 80px rgb(0 0 0 / 0.6)',
    scrim: 'rgb(1 6 4 / 0.74)',
  },
};

/** Red is the colour of a win. */
const lotus: BrandTheme = {
  radius: '6px',
  'font-display': INTER,
  tear: '0px',
  light: {
    surface: '#fbf4ee',
    raised: '#fffdfb',
    sunken: '#f4e8df',
    line: '#ebd8cc',
    edge: '#9b7b6f',
    text: '#2b1211',
    muted: '#6f524d',
    link: '#9c1720',
    accent: '#a61a23',
    'on-accent': '#fff7ea',
    header: '#78101a',
    'on-header': '#fff2de',
    'header-muted': '#f0c8b8',
    'header-line': '#97313a',
    brand: '#8c121d',
    'on-brand': '#fff2de',
    'brand-muted': '#f5cfbf',
    highlight: '#f4cf77',
    'on-highlight': '#351006',
    positive: '#14663f',
    negative: '#b0231b',
    warning: '#875200',
    profit: '#b0231b',
    loss: '#14663f',
    hot: '#a84a05',
    'on-hot': '#fffaf2',
    focus: '#9a6500',
    ball: '#a3141f',
    'on-ball': '#ffe08a',
    'shadow-ball': 'inset 0 3px 3px rgb(255 225 205 / 0.42), inset 0 -4px 6px rgb(50 0 4 / 0.45)',
    slip: '#fbe1d8',
    'on-slip': '#7c0f18',
    'slip-muted': '#8a3a36',
    'shadow-slip': 'inset 0 0 0 2px #b3232c, inset 0 0 0 5px #fbe1d8, inset 0 0 0 6px #d99a8c',
    'shadow-title': 'inset 0 -1px 0 #c9952f, inset 0 -4px 0 #fbf4ee, inset 0 -5px 0 #a61a23',
    shadow: '0 1px 2px rgb(70 20 12 / 0.07), 0 6px 18px rgb(70 20 12 / 0.06)',
    'shadow-high': '0 4px 12px rgb(60 14 8 / 0.14), 0 24px 64px rgb(60 14 8 / 0.26)',
    scrim: 'rgb(38 6 8 / 0.62)',
  },
  dark: {
    surface: '#150a0a',
    raised: '#221112',
    sunken: '#0e0606',
    line: '#3b2021',
    edge: '#92696a',
    text: '#f9ede5',
    muted: '#c6a8a0',
    link: '#f2cc7b',
    accent: '#efc463',
    'on-accent': '#2c1005',
    header: '#2b0a0e',
    'on-header': '#fdefdc',
    'header-muted': '#d8ab9f',
    'header-line': '#51202a',
    brand: '#5c0e17',
    'on-brand': '#fff0dc',
    'brand-muted': '#efc2b3',
    highlight: '#f4cf77',
    'on-highlight': '#351006',
    positive: '#68d39b',
    negative: '#ff9285',
    warning: '#f2c266',
    profit: '#ff9285',
    loss: '#68d39b',
    hot: '#b8500a',
    'on-hot': '#fffaf2',
    focus: '#f6d584',
    ball: '#9c1420',
    'on-ball': '#ffdf86',
    'shadow-ball': 'inset 0 3px 3px rgb(255 215 190 / 0.34), inset 0 -4px 6px rgb(30 0 2 / 0.5)',
    slip: '#5a1219',
    'on-slip': '#ffe6b8',
    'slip-muted': '#efbfa6',
    'shadow-slip': 'inset 0 0 0 2px #c08a3a, inset 0 0 0 5px #5a1219, inset 0 0 0 6px #8a4a34',
    'shadow-title': 'inset 0 -1px 0 #b98a3a, inset 0 -4px 0 #150a0a, inset 0 -5px 0 #8c1a24',
    shadow: '0 1px 2px rgb(0 0 0 / 0.45), 0 8px 24px rgb(0 0 0 / 0.3)',
    'shadow-high': '0 8px 24px rgb(0 0 0 / 0.5), 0 32px 80px rgb(0 0 0 / 0.62)',
    scrim: 'rgb(10 2 3 / 0.76)',
  },
};

/** Navy and coral. */
const harbor: BrandTheme = {
  radius: '18px',
  'font-display': INTER,
  tear: '5px',
  light: {
    surface: '#f3f6fa',
    raised: '#ffffff',
    sunken: '#e7edf4',
    line: '#d7e0ea',
    edge: '#72839a',
    text: '#0e1d35',
    muted: '#4d5e77',
    link: '#1a4d9c',
    accent: '#ff7d69',
    'on-accent': '#1a1430',
    header: '#0b1f40',
    'on-header': '#f2f6fc',
    'header-muted': '#adbed8',
    'header-line': '#253c63',
    brand: '#12315f',
    'on-brand': '#f2f6fc',
    'brand-muted': '#b9cae3',
    highlight: '#ff9a89',
    'on-highlight': '#1a1430',
    positive: '#0b6a50',
    negative: '#b4232f',
    warning: '#835300',
    profit: '#0b6a50',
    loss: '#b4232f',
    hot: '#c02c3c',
    'on-hot': '#fffafa',
    focus: '#1f63c9',
    ball: '#12315f',
    'on-ball': '#ffffff',
    'shadow-ball': 'inset 0 -4px 0 #ff7d69',
    slip: '#ffffff',
    'on-slip': '#12315f',
    'slip-muted': '#4d5e77',
    'shadow-slip': 'inset 0 0 0 1px #c3d0e0, inset 0 4px 0 #12315f, inset 0 6px 0 #ff7d69',
    'shadow-title': 'inset 0 -2px 0 #12315f',
    shadow: '0 1px 2px rgb(12 30 62 / 0.06), 0 6px 20px rgb(12 30 62 / 0.07)',
    'shadow-high': '0 4px 12px rgb(8 22 48 / 0.14), 0 24px 64px rgb(8 22 48 / 0.26)',
    scrim: 'rgb(5 14 32 / 0.62)',
  },
  dark: {
    surface: '#0a1120',
    raised: '#121d32',
    sunken: '#060b16',
    line: '#233350',
    edge: '#6b81a3',
    text: '#edf2fa',
    muted: '#a3b3cb',
    link: '#ffa798',
    accent: '#ff8674',
    'on-accent': '#1d1430',
    header: '#0d182d',
    'on-header': '#eef3fb',
    'header-muted': '#a5b6d1',
    'header-line': '#233656',
    brand: '#12294d',
    'on-brand': '#f0f5fc',
    'brand-muted': '#b0c2de',
    highlight: '#ff9a89',
    'on-highlight': '#1a1430',
    positive: '#5fd3b0',
    negative: '#ff929b',
    warning: '#f3c26b',
    profit: '#5fd3b0',
    loss: '#ff929b',
    hot: '#c62f40',
    'on-hot': '#fffafa',
    focus: '#8ab8ff',
    ball: '#24477f',
    'on-ball': '#ffffff',
    'shadow-ball': 'inset 0 -4px 0 #ff8674',
    slip: '#1b2c4b',
    'on-slip': '#edf2fa',
    'slip-muted': '#b0c2de',
    'shadow-slip': 'inset 0 0 0 1px #3a5079, inset 0 4px 0 #35588f, inset 0 6px 0 #ff8674',
    'shadow-title': 'inset 0 -2px 0 #35588f',
    shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.3)',
    'shadow-high': '0 8px 24px rgb(0 0 0 / 0.5), 0 32px 80px rgb(0 0 0 / 0.6)',
    scrim: 'rgb(2 5 12 / 0.74)',
  },
};

export const themes = { baize, lotus, harbor } as const satisfies Record<Brand, BrandTheme>;
