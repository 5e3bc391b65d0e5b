export { generateCustomers } from './demo-customer.ts';
export { generateOrders } from './generate-orders.ts';
