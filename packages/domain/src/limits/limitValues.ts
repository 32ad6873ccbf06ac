/**
 * Every number that the specification fixes, with its unit in the name, by subject. Import `limits`, of which each is a member: what
 * a page does not name does not come with it.
 *
 * @see product-spec section 9
 */

export * from './accessLimits.ts';
export * from './alertsLimits.ts';
export * from './appLimits.ts';
export * from './billingLimits.ts';
export * from './ordersLimits.ts';
export * from './readingsLimits.ts';
export * from './recordLimits.ts';
export * from './systemsLimits.ts';
