import { answerChallenge } from '../challenges/answer-challenge.ts';
import { type Flow, isChallenge } from '../challenges/flow.ts';
import { type Body, isBody, readTexts } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { answerStep } from './answer-step.ts';
import { type Operation, refuseClient } from './operation.ts';

const isTexts = (given: Body): given is Readonly<Record<string, string>> =>
  Object.values(given).every((value) => typeof value === 'string');

export const respondToAuthChallenge: Operation = async (pool, body, { address, device }) => {
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
  if (!isTexts(given)) return refuse('InvalidParameterException', 'ChallengeResponses must be strings');
  const flow: Flow = { channel: 'API', clientId, address, device };
  return answerStep(pool, flow, await answerChallenge(pool, flow, ChallengeName, Session, given), given);
};
