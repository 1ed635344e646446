/** Removes leading zeros. */
export function mobileKey(countryDialingCode: string, mobileNum: string): string {
  return `${countryDialingCode}${mobileNum.replace(/\D/g, '').replace(/^0+/, '')}`;
}
