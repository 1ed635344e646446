/** Dark over any page: the contrast is that of the bar itself. */
export const STYLE = `
:host { all: initial; font: 13px/1.4 system-ui, sans-serif; color-scheme: dark }
* { box-sizing: border-box; font: inherit }
[hidden] { display: none !important }
.tab, .bar { position: fixed; z-index: 2147483000; --colour: hsl(var(--hue) 75% 55%) }
.tab { right: 0; bottom: 25%; width: 8px; height: 48px; padding: 0; border: 1px solid #000a; border-right: 0;
  border-radius: 4px 0 0 4px; background: var(--colour); cursor: pointer }
.bar { inset-inline: 0; bottom: var(--lift, 0); color: #e9eef3; background: #12171d; border-top: 3px solid var(--colour) }
.strip { display: flex; gap: 10px; align-items: center; overflow-x: auto; padding: 4px 10px; white-space: nowrap }
.panel { max-height: 40vh; overflow-y: auto; padding: 8px 10px; border-bottom: 1px solid #39424d }
.world { font-weight: 600 }
.world::before { content: ''; display: inline-block; width: 10px; height: 10px; margin-right: 6px; border-radius: 50%;
  background: var(--colour) }
.end { margin-left: auto }
.muted { color: #aab4bf }
.failed { color: #ff9d94 }
button, select, .link { min-height: 30px; padding: 3px 9px; color: inherit; background: #232b34; border: 1px solid #6d7884;
  border-radius: 4px; text-decoration: none; cursor: pointer }
select { max-width: 190px }
.link { display: inline-flex; align-items: center }
button:hover, select:hover, .link:hover { background: #303a45 }
:focus-visible { outline: 2px solid #ffd75e; outline-offset: 1px }
p, ul { margin: 0; padding: 0; list-style: none }
.panel p, .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
li { max-width: 720px; padding: 2px 0 }
li a { display: flex; gap: 12px; padding: 3px 6px; color: inherit; text-decoration: none }
li a:hover { background: #303a45 }
li span:first-child { flex: 1; min-width: 0; overflow-wrap: anywhere }
@media (pointer: coarse) { button, select, .link, li a { min-height: 44px; align-items: center } .tab { min-height: 48px } }
@media print { .tab, .bar { display: none } }
`;
