/** Masks what is a phone number or a mail address in a name: "0917•••4567", "lu•••@mail.example". */
export const maskName = (name: string): string =>
  name
    .replace(
      /\d(?:[\s().-]?\d){6,}/g,
      (number) => `${number.slice(0, Math.min(4, number.length - 7))}•••${number.slice(-4)}`,
    )
    .replace(/[^\s@]+(?=@)/g, (local) => `${local.slice(0, Math.min(2, local.length - 1))}•••`);
