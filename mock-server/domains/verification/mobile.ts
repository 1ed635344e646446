/** Returns the unique key of a mobile number: dialling code and number without leading zeros. */
export function mobileKey(countryDialingCode: string, mobileNum: string): string {
  return `${countryDialingCode}${mobileNum.replace(/\D/g, '').replace(/^0+/, '')}`;
}
