import type { DepositMode } from '../worlds/columns.ts';

export interface CashierView {
  brand: string;
  channel: string;
  mode: DepositMode;
  state: string;
  orderNo: string;
  /** With its currency. */
  amount: string;
  payee: string;
  action: string;
  returnUrl: string | null;
  isSignedIn: boolean;
  note: string | null;
  refusal: string | null;
  /** For a closed order. */
  arrived: string | null;
  confirmations: string | null;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;color:#17202c;background:#f3f5f8}
main{background:#fff;border-radius:12px;padding:1.5rem;box-shadow:0 1px 4px #0002}h1{font-size:1.1rem;margin:0 0 .25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}dt{color:#5a6675}dd{margin:0;text-align:right;overflow-wrap:anywhere}
button,input{font:inherit;width:100%;box-sizing:border-box;min-height:44px;border-radius:8px;border:1px solid #c3cad4;padding:.5rem .75rem;margin-top:.5rem}
button{background:#fff;cursor:pointer}button.pay{background:#14653c;border-color:#14653c;color:#fff;font-weight:600}
label{display:block;margin-top:.75rem}.note,.refusal{background:#e8f3ec;border-radius:8px;padding:.75rem}.refusal{background:#fbe9e7}footer{margin-top:1rem;color:#5a6675;font-size:.875rem}a{color:#14653c}`;

const button = (action: string, label: string, isMain = false) =>
  `<button name="do" value="${action}"${isMain ? ' class="pay"' : ''}>${label}</button>`;

function body(view: CashierView): string {
  if (view.note) return `<p class="note" role="status">${escaped(view.note)}</p>`;
  if (view.state !== 'waiting' && view.state !== 'processing')
    return `<p class="note">This order is ${escaped(view.state)}: it takes no payment any more. Open a new one.</p>`;
  if (view.mode === 'REDIRECT' && !view.isSignedIn)
    return `<form method="post" action="${escaped(view.action)}"><label>Customer number<input name="customer" value="4711" required autocomplete="off"></label>
<label>PIN<input name="pin" type="password" value="0000" required autocomplete="off"></label>${button('sign-in', 'Sign in', true)}</form>`;
  return actions(view);
}

const actions = (view: CashierView): string => `<form method="post" action="${escaped(view.action)}">
${button('pay', view.mode === 'CRYPTO' ? 'Send the coins' : 'Approve the payment', true)}
${button('slow', 'Approve; the bank is slow')}
${button('decline', 'Decline')}</form>
<form method="post" action="${escaped(view.action)}"><label>Another amount<input name="amount" inputmode="decimal" pattern="[0-9]{1,12}(\\.[0-9]{1,2})?" required></label>
${button('other', 'Pay this amount')}</form>`;

/** By the channel's mode: bank, e-wallet, scanned code or chain. */
export const cashierPage = (view: CashierView): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>Cashier · ${escaped(view.channel)}</title><link rel="icon" href="data:,"><style>${STYLE}</style>
<main><h1>${escaped(view.channel)}</h1><p>A simulated cashier: no money moves outside of this world.</p>
<dl><dt>Payee</dt><dd>${escaped(view.payee)}</dd><dt>Order</dt><dd>${escaped(view.orderNo)}</dd><dt>Amount</dt><dd><strong>${escaped(view.amount)}</strong></dd>${
  view.arrived ? `<dt>Arrived</dt><dd>${escaped(view.arrived)}</dd>` : ''
}${view.confirmations ? `<dt>Confirmations</dt><dd>${escaped(view.confirmations)}</dd>` : ''}</dl>
${view.refusal ? `<p class="refusal" role="alert">${escaped(view.refusal)}</p>` : ''}${body(view)}
<footer>${view.returnUrl ? `<a href="${escaped(view.returnUrl)}">Back to ${escaped(view.brand)}</a>` : 'You may close this page.'}</footer></main></html>
`;
