/** Independent of the page's styles. */
export const STYLES = `
.geetest_box {
  box-sizing: border-box; inline-size: min(22.5rem, 100vw - 1rem); margin: auto; padding: 1rem; border: 1px solid light-dark(#d5dae1, #4a5361);
  border-radius: 0.5rem; background: light-dark(#fff, #1d232c); color: light-dark(#20262e, #eef1f5); font: 400 0.9375rem/1.45 system-ui, sans-serif;
}
.geetest_box::backdrop { background: rgb(0 0 0 / 0.55); }
.geetest_box * { box-sizing: border-box; font: inherit; letter-spacing: normal; }
.geetest_head { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; }
.geetest_box h2 { margin: 0; font-size: 1.0625rem; font-weight: 600; }
.geetest_box p { margin: 0.5rem 0; min-block-size: 1.45em; }
.geetest_box p.geetest_wrong { color: light-dark(#b3261e, #ffb4ab); }
.geetest_picture { position: relative; overflow: hidden; border-radius: 0.25rem; }
.geetest_picture img { display: block; max-inline-size: none; }
.geetest_picture img:first-child { inline-size: 100%; block-size: auto; }
.geetest_picture img:last-child { position: absolute; block-size: auto; }
.geetest_box input {
  display: block; inline-size: 100%; block-size: 2.75rem; margin: 0.5rem 0 0; padding: 0; accent-color: light-dark(#2f5bd0, #8fb0ff); cursor: grab;
}
.geetest_box button {
  min-inline-size: 2.75rem; min-block-size: 2.75rem; padding: 0.25rem 0.75rem; border: 1px solid light-dark(#8a94a3, #76808f);
  border-radius: 0.375rem; background: none; color: inherit; cursor: pointer;
}
.geetest_box button.geetest_confirm { border-color: transparent; background: #2f5bd0; color: #fff; }
.geetest_box button.geetest_close { border-color: transparent; margin-inline-end: -0.5rem; }
.geetest_box :focus-visible { outline: 2px solid light-dark(#2f5bd0, #8fb0ff); outline-offset: 2px; }
.geetest_buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; margin-block-start: 0.5rem; }
`;
