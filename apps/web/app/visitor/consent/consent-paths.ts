export const cookiePolicyPath = '/terms-and-conditions/cookie-policy';
export const preferencesCentrePath = '/preferences-centre';
