(() => {
  const field = document.getElementById('field');
  const shopOrigin = atob(new URLSearchParams(location.search).get('d') ?? '');
  const BRANDS = [
    [/^4/, 'visa', [13, 16, 19]],
    [/^(5[1-5]|2[2-7])/, 'mc', [16]],
    [/^3[47]/, 'amex', [15]],
  ];
  const AUTOCOMPLETE = {
    encryptedCardNumber: 'cc-number',
    encryptedExpiryDate: 'cc-exp',
    encryptedSecurityCode: 'cc-csc',
  };
  let config = null;
  let codeLength = 3;
  let toldBrand = '';
  let toldBin = '';

  const send = (message) =>
    parent.postMessage(JSON.stringify({ numKey: config.numKey, fieldType: config.fieldType, ...message }), shopOrigin);
  const encrypted = (name, value) => ({ type: name, encryptedFieldName: name, blob: `test_${value}` });
  const digitsOf = (text) => text.replace(/\D/g, '');

  const hasRightSum = (number) => {
    let sum = 0;
    for (let at = 0; at < number.length; at += 1) {
      const digit = Number(number[number.length - 1 - at]);
      const value = at % 2 === 0 ? digit : digit * 2;
      sum += value > 9 ? value - 9 : value;
    }
    return sum % 10 === 0;
  };

  const tellBrand = (brand) => {
    if (brand === toldBrand) return;
    toldBrand = brand;
    send({ action: 'brand', brand, cvcPolicy: 'required', expiryDatePolicy: 'required', cvcText: 'CVC', error: '' });
  };
  const tellBin = (digits) => {
    const bin = digits.length >= 6 ? digits.slice(0, 6) : '';
    if (bin === toldBin) return;
    toldBin = bin;
    const lookUp = bin === '' ? {} : { encryptedBin: `test_${bin}`, uuid: crypto.randomUUID() };
    send({ action: 'binValue', binValue: bin, ...lookUp });
  };

  /** Each answers what to say: valid, wrong for certain, or not done yet. */
  const readNumber = () => {
    const digits = digitsOf(field.value).slice(0, 19);
    const [, brand, lengths] = BRANDS.find(([pattern]) => pattern.test(digits)) ?? [null, 'card', [16]];
    const groups = brand === 'amex' ? /(\d{4})(\d{0,6})(\d{0,5})/ : /(\d{4})(?=\d)/g;
    const spaced =
      brand === 'amex'
        ? digits.replace(groups, (_all, a, b, c) => [a, b, c].filter(Boolean).join(' '))
        : digits.replace(groups, '$1 ');
    if (field.value !== spaced && field.selectionStart === field.value.length) field.value = spaced;
    tellBrand(brand);
    tellBin(digits);
    const isLong = lengths.includes(digits.length);
    if (isLong && hasRightSum(digits))
      return {
        action: 'encryption',
        encryptedCardNumber: [encrypted('encryptedCardNumber', digits)],
        endDigits: digits.slice(-4),
        issuerBin: digits.slice(0, 8),
      };
    return { error: isLong && digits.length >= 15 ? 'cc.num.902' : '', unfinished: 'cc.num.901' };
  };

  const readDate = () => {
    const digits = digitsOf(field.value).slice(0, 4);
    const month = digits.slice(0, 2);
    const year = digits.slice(2);
    const isErasing = field.value.length < (field.dataset.before ?? '').length;
    if (!isErasing) field.value = digits.length >= 2 ? `${month}/${year}` : digits;
    field.dataset.before = field.value;
    if (digits.length < 4) return { error: '', unfinished: 'cc.dat.911' };
    if (Number(month) < 1 || Number(month) > 12) return { error: 'cc.dat.911' };
    const now = new Date();
    const monthsLeft = (2000 + Number(year) - now.getFullYear()) * 12 + Number(month) - 1 - now.getMonth();
    if (monthsLeft < 0) return { error: 'cc.dat.912' };
    if (monthsLeft > 30 * 12) return { error: 'cc.dat.913' };
    return {
      action: 'encryption',
      type: 'year',
      encryptedExpiryDate: [encrypted('encryptedExpiryMonth', month), encrypted('encryptedExpiryYear', `20${year}`)],
    };
  };

  const readCode = () => {
    const longest = config.isCreditCardType ? codeLength : 8;
    const digits = digitsOf(field.value).slice(0, longest);
    field.value = digits;
    const isDone = config.isCreditCardType ? digits.length === codeLength : digits.length >= 3;
    if (isDone) return { action: 'encryption', [config.fieldType]: [encrypted(config.fieldType, digits)] };
    return { error: '', unfinished: 'cc.cvc.921' };
  };

  const readGiftCard = () => {
    const digits = digitsOf(field.value).slice(0, 32);
    if (digits.length < 12) return { error: '', unfinished: 'cc.num.901' };
    return {
      action: 'encryption',
      encryptedCardNumber: [encrypted('encryptedCardNumber', digits)],
      endDigits: digits.slice(-4),
    };
  };

  const readField = () => {
    if (config.fieldType === 'encryptedExpiryDate') return readDate();
    if (config.fieldType === 'encryptedSecurityCode') return readCode();
    return config.isCreditCardType ? readNumber() : readGiftCard();
  };

  const tell = (isLeaving) => {
    const { unfinished, ...said } = readField();
    const error = said.error || (isLeaving && field.value !== '' && unfinished) || '';
    field.setAttribute('aria-invalid', String(error !== ''));
    if (said.action !== 'encryption') send({ action: 'validation', error });
    // told already while it was typed: said again, the Drop-in would move on to the next field
    else if (!isLeaving) send(said);
  };

  const open = (given) => {
    config = given;
    const { sfStyles, ariaConfig, placeholders } = config.iframeUIConfig;
    const label = ariaConfig?.[config.fieldType]?.label ?? config.fieldType;
    field.setAttribute('aria-label', label);
    field.setAttribute('aria-required', 'true');
    field.autocomplete = config.isCreditCardType ? (AUTOCOMPLETE[config.fieldType] ?? 'off') : 'off';
    field.placeholder = placeholders?.[config.fieldType] ?? '';
    for (const [name, value] of Object.entries(sfStyles?.base ?? {})) {
      if (typeof value === 'string') field.style[name] = value;
    }
    send({ action: 'config' });
  };

  addEventListener('message', (event) => {
    if (event.origin !== shopOrigin) return;
    let message;
    try {
      message = JSON.parse(event.data);
    } catch {
      return;
    }
    if (config === null) {
      if (message.numKey && message.iframeUIConfig) open(message);
      return;
    }
    if (message.numKey !== config.numKey) return;
    if (message.focus) field.focus();
    if (message.brand && config.fieldType === 'encryptedSecurityCode') codeLength = message.brand === 'amex' ? 4 : 3;
    if (typeof message.autoComplete === 'string') {
      field.value = message.autoComplete;
      tell(false);
    }
  });
  field.addEventListener('input', () => config && tell(false));
  field.addEventListener('focus', () => config && send({ action: 'focus', focus: true }));
  field.addEventListener('blur', () => {
    if (config === null) return;
    send({ action: 'focus', focus: false });
    tell(true);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && config) send({ action: 'enterKeyPressed' });
  });
})();
