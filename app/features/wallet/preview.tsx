/** Shows the amounts of an order while its amount is typed. */
export function Preview({ rows }: { rows: readonly { label: string; text: string }[] }) {
  return (
    <dl aria-live="polite" className="space-y-1 rounded-control bg-sunken p-3.5 text-sm">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0 text-muted">{label}</dt>
          <dd className="max-w-2/3 shrink-0 text-end font-semibold wrap-anywhere tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
