/** What makes a mobile number one member's: the dialling code and the number without its leading zeros. */
export function mobileKey(countryDialingCode: string, mobileNum: string): string {
  return `${countryDialingCode}${mobileNum.replace(/\D/g, '').replace(/^0+/, '')}`;
}
