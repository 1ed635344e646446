export interface HelpView {
  title: string;
  parts: { name: string; lines: string[] }[];
  table: { name: string; rows: string[][] } | null;
}
