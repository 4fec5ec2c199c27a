import type { TableWords } from './tableWords.ts';

const stamps = 'CreatedDate datetime, LastModifiedDate datetime, SystemModstamp datetime, IsDeleted boolean';

/** Objects of an org, with their names there. */
export const salesforce: TableWords = {
  Account: `Id string*, Name string, Type string?, Industry string?, AnnualRevenue number?, NumberOfEmployees integer?, Website string?, Phone string?, BillingCity string?, BillingCountry string?, ParentId string?, OwnerId string, ${stamps}`,
  Contact: `Id string*, AccountId string?, FirstName string?, LastName string, Email string?, Phone string?, Title string?, MailingCountry string?, HasOptedOutOfEmail boolean, OwnerId string, ${stamps}`,
  Lead: `Id string*, FirstName string?, LastName string, Company string, Email string?, Status string, LeadSource string?, Rating string?, IsConverted boolean, ConvertedDate date?, ConvertedAccountId string?, OwnerId string, ${stamps}`,
  Opportunity: `Id string*, AccountId string?, Name string, StageName string, Amount number?, Probability number?, CloseDate date, Type string?, LeadSource string?, IsClosed boolean, IsWon boolean, ForecastCategory string?, OwnerId string, ${stamps}`,
  OpportunityLineItem: `Id string*, OpportunityId string, Product2Id string, Quantity number, UnitPrice number, TotalPrice number, ServiceDate date?, ${stamps}`,
  Case: `Id string*, CaseNumber string, AccountId string?, ContactId string?, Subject string?, Status string, Priority string?, Origin string?, IsClosed boolean, ClosedDate datetime?, OwnerId string, ${stamps}`,
  Campaign: `Id string*, Name string, Type string?, Status string?, StartDate date?, EndDate date?, BudgetedCost number?, ActualCost number?, NumberOfLeads integer, IsActive boolean, ${stamps}`,
  CampaignMember: `Id string*, CampaignId string, LeadId string?, ContactId string?, Status string, HasResponded boolean, FirstRespondedDate date?, ${stamps}`,
  Task: `Id string*, WhoId string?, WhatId string?, Subject string?, Status string, Priority string, ActivityDate date?, IsClosed boolean, OwnerId string, ${stamps}`,
  Event: `Id string*, WhoId string?, WhatId string?, Subject string?, StartDateTime datetime, EndDateTime datetime?, IsAllDayEvent boolean, OwnerId string, ${stamps}`,
  Product2: `Id string*, Name string, ProductCode string?, Family string?, IsActive boolean, ${stamps}`,
  PricebookEntry: `Id string*, Pricebook2Id string, Product2Id string, UnitPrice number, IsActive boolean, ${stamps}`,
  User: 'Id string*, Username string, Email string, Name string, Title string?, UserRoleId string?, ProfileId string, IsActive boolean, LastLoginDate datetime?, CreatedDate datetime, LastModifiedDate datetime',
  Renewal__c: `Id string*, Name string, Account__c string, Renews_On__c date, Amount__c number?, Is_Committed__c boolean, ${stamps}`,
};

export const hubspot: TableWords = {
  contacts:
    'id bigint*, email string?, firstname string?, lastname string?, phone string?, lifecyclestage string?, hs_lead_status string?, hubspot_owner_id bigint?, associatedcompanyid bigint?, num_notes integer?, properties object, is_archived boolean, createdate datetime, lastmodifieddate datetime',
  companies:
    'id bigint*, name string?, domain string?, industry string?, numberofemployees integer?, annualrevenue number?, lifecyclestage string?, hubspot_owner_id bigint?, properties object, is_archived boolean, createdate datetime, hs_lastmodifieddate datetime',
  deals:
    'id bigint*, dealname string, amount number?, pipeline string, dealstage string, closedate datetime?, dealtype string?, hs_is_closed_won boolean, hubspot_owner_id bigint?, associations object, properties object, createdate datetime, hs_lastmodifieddate datetime',
  deal_pipelines:
    'id string*, label string, display_order integer, stages array, is_archived boolean, updated_at datetime',
  tickets:
    'id bigint*, subject string?, content string?, hs_pipeline_stage string, hs_ticket_priority string?, closed_date datetime?, createdate datetime, hs_lastmodifieddate datetime',
  engagements:
    'id bigint*, type string, owner_id bigint?, associations object, metadata object, occurred_at datetime, updated_at datetime',
  campaigns:
    'id bigint*, app_id bigint, name string, subject string?, num_included integer, counters object, updated_at datetime',
  email_events:
    'id string*, created datetime*, type string, recipient string, email_campaign_id bigint, url string?, user_agent string?, is_filtered boolean',
  contact_lists:
    'list_id bigint*, name string, is_dynamic boolean, filters array, size integer, updated_at datetime',
  forms: 'guid string*, name string, form_field_groups array, redirect string?, updated_at datetime',
  form_submissions:
    'form_guid string*, submitted_at datetime*, conversion_id string*, values array, page_url string?',
  workflows:
    'id bigint*, name string, type string, is_enabled boolean, enrolled_count integer, updated_at datetime',
  owners:
    'id bigint*, email string, first_name string?, last_name string?, teams array?, is_archived boolean, updated_at datetime',
};

export const salesCrm: TableWords = {
  contacts:
    'id bigint*, name string, is_organization boolean, email string?, phone string?, title string?, industry string?, owner_id bigint, custom_fields object, tags array, created_at datetime, updated_at datetime',
  leads:
    'id bigint*, first_name string?, last_name string, organization_name string?, status string, source_id bigint?, owner_id bigint, created_at datetime, updated_at datetime',
  deals:
    'id bigint*, name string, value number, currency string, is_hot boolean, stage_id bigint, contact_id bigint, loss_reason_id bigint?, estimated_close_date date?, last_stage_change_at datetime?, created_at datetime, updated_at datetime',
  stages:
    'id bigint*, name string, category string, position integer, likelihood integer, pipeline_id bigint, updated_at datetime',
  pipelines: 'id bigint*, name string, is_disabled boolean, updated_at datetime',
  calls:
    'id bigint*, user_id bigint, resource_id bigint?, phone_number string, is_incoming boolean, duration integer, outcome_id bigint?, made_at datetime',
  notes:
    'id bigint*, resource_type string, resource_id bigint, content string, creator_id bigint, updated_at datetime',
  tasks:
    'id bigint*, content string, is_completed boolean, due_date datetime?, owner_id bigint, completed_at datetime?, updated_at datetime',
  users:
    'id bigint*, name string, email string, status string, role string, is_invited boolean, updated_at datetime',
};
