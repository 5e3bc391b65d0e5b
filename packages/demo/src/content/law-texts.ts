/** Wording prescribed by Australian law. Do not shorten or edit. */

const NOT_EXCLUDED = 'come with guarantees that cannot be excluded under the Australian Consumer Law.';

/** For a warranty against defects of goods: Competition and Consumer Regulations 2010, regulation 90. */
export const GOODS_GUARANTEES = `<p>Our goods ${NOT_EXCLUDED} You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.</p>`;

/** The same for goods and services together, such as a repair plan or an installation. */
export const GOODS_AND_SERVICES_GUARANTEES = [
  `<p>Our goods and services ${NOT_EXCLUDED} For major failures with the service, you are entitled:</p>`,
  '<ul><li>to cancel your service contract with us; and</li><li>to a refund for the unused portion, or to compensation for its reduced value.</li></ul>',
  '<p>You are also entitled to choose a refund or replacement for major failures with goods. If a failure with the goods or a service does not amount to a major failure, you are entitled to have the failure rectified in a reasonable time. If this is not done you are entitled to a refund for the goods and to cancel the contract for the service and obtain a refund of any unused portion. You are also entitled to be compensated for any other reasonably foreseeable loss or damage from a failure in the goods or service.</p>',
].join('');

/** Required before accepting goods for repair: regulation 91. */
export const REPAIR_NOTICE =
  '<p>Goods presented for repair may be replaced by refurbished goods of the same type rather than being repaired. Refurbished parts may be used to repair the goods.</p>';
