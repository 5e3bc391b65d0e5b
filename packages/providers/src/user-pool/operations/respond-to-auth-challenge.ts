import { answerChallenge } from '../challenges/answer-challenge.ts';
import { type Flow, isChallenge } from '../challenges/flow.ts';
import { isBody, readTexts } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { answerStep } from './answer-step.ts';
import { type Operation, refuseClient } from './operation.ts';

export const respondToAuthChallenge: Operation = async (pool, body, { address }) => {
  const read = readTexts(body, ['ClientId', 'ChallengeName'], ['Session']);
  if (read.status === 'REFUSED') return read;
  const { ClientId: clientId, ChallengeName, Session = '' } = read.value;
  const unknownClient = refuseClient(pool, clientId);
  if (unknownClient) return unknownClient;
  if (ChallengeName === 'SMS_MFA' || ChallengeName === 'SMS_OTP')
    return refuse('MFAMethodNotFoundException', 'No valid MFA method provided');
  if (!isChallenge(ChallengeName)) return refuse('InvalidParameterException', 'Invalid MFA type');
  if (Session === '' && ChallengeName !== 'PASSWORD_VERIFIER')
    return refuse('InvalidParameterException', 'Session cannot be empty');
  const given = isBody(body.ChallengeResponses) ? body.ChallengeResponses : {};
  const texts = readTexts(given, [], Object.keys(given));
  if (texts.status === 'REFUSED') return texts;
  const flow: Flow = { channel: 'API', clientId, address };
  return answerStep(pool, flow, await answerChallenge(pool, flow, ChallengeName, Session, texts.value), given);
};
