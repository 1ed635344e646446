export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-[skeleton_1.6s_ease-in-out_infinite] rounded-control bg-sunken ${className}`}
    />
  );
}
