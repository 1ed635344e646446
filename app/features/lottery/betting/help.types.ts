/** Help of a play; all texts are formatted. */
export interface HelpView {
  title: string;
  parts: { name: string; lines: string[] }[];
  /** Pay-outs of several prizes, or the numbers of a choice. */
  table: { name: string; rows: string[][] } | null;
}
