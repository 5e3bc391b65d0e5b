import { describe, expect, it } from 'vitest';
import { findHelpTopic, findMentionedTopic } from './find-help-topic.ts';

describe('findHelpTopic', () => {
  it.each([
    ['returns', 'returns'],
    ['How do I return it?', 'returns'],
    ["where's my order", 'orders'],
    ['track my order', 'orders'],
    ['What are your opening hours', 'stores'],
    ['gift card balance', 'giftCards'],
    ['how much is delivery', 'delivery'],
    ['what time do you close', 'stores'],
    ['W-20481736', 'orders'],
    ['w20481736', 'orders'],
    ['Order # W 20481736', 'orders'],
    ['20481736', 'orders'],
    ['exchange faulty', 'returns'],
    ['do you take my old one away', 'recycling'],
  ])('%s is about %s [D-8-13]', (text, id) => {
    expect(findHelpTopic(text)?.id).toBe(id);
  });

  it.each(['fridge', '3000', 'W-637', '9312345678907', 'fridge delivery today please now', '', 'how do I'])(
    '%j is about none',
    (text) => {
      expect(findHelpTopic(text)).toBeNull();
    },
  );
});

describe('findMentionedTopic', () => {
  it.each([
    ['opening hours Brunswick', 'stores'],
    ['do you deliver to Tasmania', 'delivery'],
    ['my gift card balance please check', 'giftCards'],
    ['track my order 4711', 'orders'],
  ])('%s is about %s, by the longest phrase in it', (text, id) => {
    expect(findMentionedTopic(text)?.id).toBe(id);
  });

  it.each(['lawn mower', ''])('%j is about none', (text) => {
    expect(findMentionedTopic(text)).toBeNull();
  });
});
